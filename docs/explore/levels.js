// Compare the bots: everything on this page is in levels-data.js, which is made from levels.md when the site is built.
"use strict";

(() => {
  const games = window.ROLLHOUSE_LEVELS;
  const root = document.getElementById("levels");

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") element.addEventListener(name, value);
      else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }

  function choice(label, change) {
    const id = `levels-${label.toLowerCase()}`;
    const select = make("select", { change, id });
    return [make("span", { class: "row" }, make("label", { for: id }, label), select), select];
  }

  function fill(select, names, value) {
    select.replaceChildren(...names.map((name) => make("option", {}, name)));
    select.value = names.includes(value) ? value : names.at(-1);
  }

  /** What a setting is called: two that begin alike are told apart by their next sentence. */
  const called = ({ title, about }) => (chosen().settings.filter((found) => found.title === title).length > 1 ? `${title} ${about.split(". ")[0]}.` : title);

  const [gameLabel, game] = choice("Game", () => begin());
  const [oneLabel, one] = choice("Bot", () => draw());
  const [otherLabel, other] = choice("against", () => draw());
  const [settingLabel, setting] = choice("Setting", () => draw());
  const status = make("p", { role: "status" });
  const meeting = make("div");
  const ladder = make("div");
  const strength = make("div");
  root.append(
    make("div", { class: "row" }, gameLabel, oneLabel, otherLabel),
    status,
    meeting,
    make("h2", {}, "Strength"),
    strength,
    make("h2", {}, "The ladder"),
    settingLabel,
    ladder,
  );
  fill(game, games.map((found) => found.game), "Dicy Cards");

  const chosen = () => games.find((found) => found.game === game.value);

  function begin() {
    const bots = chosen().bots.map((bot) => bot.name);
    fill(one, bots, one.value || "Expert");
    fill(other, bots, other.value && other.value !== one.value ? other.value : bots.at(Math.max(0, bots.indexOf(one.value) - 1)));
    fill(setting, chosen().settings.map(called), called(chosen().settings[0]));
    draw();
  }

  /** The share of the first against the second with its interval, or nothing where they are one. */
  function share(first, second) {
    const bots = chosen().bots;
    const [at, against] = [first, second].map((name) => bots.findIndex((bot) => bot.name === name));
    if (at === against) return null;
    if (at > against) return bots[at].beats[against];
    const [value, low, high] = bots[against].beats[at];
    return [100 - value, 100 - high, 100 - low];
  }

  function interval([value, low, high], even = 50) {
    const bar = make("span", { class: "interval", style: `--even:${even}%`, "aria-hidden": "true" });
    bar.append(make("i", { style: `left:${low}%;width:${high - low}%` }), make("b", { style: `left:${value}%` }));
    return bar;
  }

  const said = (found) => (found ? `${found[0].toFixed(1)} % (${found[1].toFixed(1)}–${found[2].toFixed(1)})` : "–");

  function table(label, head, rows) {
    return make(
      "div",
      { class: "wide", tabindex: "0", role: "region", "aria-label": label },
      make(
        "table",
        { class: "figures" },
        make("thead", {}, make("tr", {}, ...head.map((cell) => make("th", { scope: "col" }, cell)))),
        make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell))))),
      ),
    );
  }

  function draw() {
    const found = share(one.value, other.value);
    status.textContent = found
      ? `${one.value} wins ${said(found)} against ${other.value}: two players, the game's first setting, 95 % interval in brackets.`
      : "Pick two different bots.";
    meeting.replaceChildren(...(found ? [interval(found)] : []));
    const most = Math.max(...chosen().bots.map((bot) => bot.elo));
    const costs = chosen().costs;
    strength.replaceChildren(
      table(
        "Strength",
        ["Bot", "Elo", "", "cost per decision"],
        chosen().bots.map((bot) => {
          const bar = make("div", { class: "length", "aria-hidden": "true" }, make("i", { style: `width:${(100 * bot.elo) / most}%` }));
          return [bot.name, String(bot.elo), bar, bot.name in costs ? `${costs[bot.name].toFixed(2)} %` : "–"];
        }),
      ),
    );
    const { steps, about } = chosen().settings.find((found) => called(found) === setting.value);
    const players = Object.keys(steps[0].shares);
    ladder.replaceChildren(
      make("p", {}, about),
      table(
        "The ladder",
        ["Bot", "against", ...players.map((count) => `${count} players`)],
        steps.map((step) => [
          step.bot,
          step.against,
          ...players.map((count) => {
            const number = step.shares[count];
            return number ? make("div", {}, said(number), interval(number, 100 / Number(count))) : "plays as the one below";
          }),
        ]),
      ),
    );
  }

  begin();
})();
