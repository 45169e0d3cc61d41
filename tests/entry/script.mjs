// The same chances in every run, for a JavaScript program that a test starts: `node --random-seed=1 --import …/script.mjs PROGRAM`.
// (V8's own flag seeds Math.random.)
let drawn = 0;
crypto.getRandomValues = (array) => {
  for (let place = 0; place < array.length; place += 1) array[place] = Math.imul((drawn += 1), 2654435761) >>> 24;
  return array;
};
