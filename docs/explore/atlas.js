// Pick five cards: everything on this page is in atlas-data.js, which is made from atlas/atlas.csv when the site is built.
"use strict";

(() => {
  const { cards, sets, deals, games, greedy_games: greedyGames } = window.ROLLHOUSE_ATLAS;
  const SIZE = 5;
  const byCards = new Map(deals.map((deal) => [deal.cards.join(), deal]));
  const fairest = deals.map((deal) => deal.first).sort((one, other) => other - one);
  const root = document.getElementById("atlas");
  let picked = new Set();

  const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)} %`;
  const names = (places) => places.map((place) => cards[place].name).join(", ");

  /** An element with attributes and children; texts are never read as HTML. */
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") element.addEventListener(name, value);
      else if (value !== false) element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children);
    return element;
  }

  const boxes = cards.map(({ name }, place) =>
    make("input", { type: "checkbox", change: (event) => toggle(place, event.target.checked), "data-place": place, "aria-label": name }),
  );
  const status = make("p", { role: "status", id: "atlas-status" });
  const result = make("div");
  root.append(
    make(
      "fieldset",
      { "aria-describedby": "atlas-status" },
      make("legend", {}, "Five cards"),
      make("div", { class: "cards" }, ...boxes.map((box, place) => make("label", { class: "card" }, box, cards[place].name))),
    ),
    make(
      "div",
      { class: "row" },
      ...Object.entries(sets).map(([id, places]) => make("button", { type: "button", click: () => show(places) }, title(id))),
      make("button", { type: "button", click: () => show(deals[Math.floor(Math.random() * deals.length)].cards) }, "Any deal"),
      make("button", { type: "button", click: () => show(extreme(1)) }, "The fairest"),
      make("button", { type: "button", click: () => show(extreme(-1)) }, "The most lopsided"),
      make("button", { type: "button", click: () => show([]) }, "Clear"),
    ),
    status,
    result,
  );

  function title(id) {
    return id.length === 1 ? `Set ${id.toUpperCase()}` : id[0].toUpperCase() + id.slice(1);
  }

  function extreme(sign) {
    return deals.reduce((best, deal) => (sign * deal.first > sign * best.first ? deal : best)).cards;
  }

  function toggle(place, on) {
    if (on) picked.add(place);
    else picked.delete(place);
    draw();
  }

  function show(places) {
    picked = new Set(places);
    draw();
  }

  /** The page's address names the cards, so that a deal can be shared as a link. */
  function draw({ keepAddress = false } = {}) {
    const places = [...picked].sort((one, other) => one - other);
    boxes.forEach((box, place) => {
      box.checked = picked.has(place);
      box.disabled = picked.size >= SIZE && !picked.has(place);
    });
    const deal = byCards.get(places.join());
    status.textContent = deal
      ? `The first player wins ${percent(deal.first)}, the second ${percent(1 - deal.first)}, if both play perfectly.`
      : `${places.length} of ${SIZE} picked.`;
    result.replaceChildren(...(deal ? [split(deal), figures(deal), facts(deal), histogram(deal), swaps(deal)] : []));
    if (!keepAddress) history.replaceState(null, "", `#${places.map((place) => cards[place].id).join("+")}`);
  }

  function split(deal) {
    return make(
      "div",
      { class: "split", "aria-hidden": "true" },
      make("span", { style: `width:${100 * deal.first}%` }),
      make("span", { style: `width:${100 * (1 - deal.first)}%` }),
    );
  }

  function figures(deal) {
    const rank = fairest.indexOf(deal.first) + 1;
    const told = [
      [percent(deal.first, 2), "the first player's share"],
      [`${rank} of ${deals.length}`, "in fairness"],
      [deal.rounds.toFixed(2), "rounds per game"],
      [deal.alone.toFixed(2), "turns alone"],
      [deal.skips.toFixed(2), "skips per game"],
      [percent(deal.greedy[0]), "greedy's win share when it starts"],
      [percent(deal.greedy[1]), "greedy's win share as the second"],
    ];
    return make("div", { class: "big" }, ...told.map(([number, label]) => make("div", {}, make("strong", {}, number), label)));
  }

  function table(caption, head, rows) {
    return make(
      "div",
      { class: "wide", tabindex: "0", role: "region", "aria-label": caption },
      make(
        "table",
        { class: "figures" },
        make("thead", {}, make("tr", {}, ...head.map((cell) => make("th", { scope: "col" }, cell)))),
        make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell))))),
      ),
    );
  }

  function facts(deal) {
    const rows = deal.cards.map((place, at) => {
      const [first, second, scored, frozen, points] = deal.facts[at];
      return [cards[place].name, percent(first), percent(second), scored.toFixed(2), frozen.toFixed(2), scored ? points.toFixed(1) : "–"];
    });
    const head = ["Card", "Frozen costs the first", "the second", "scored", "frozen", "points each time"];
    return make(
      "section",
      {},
      make("h2", {}, "What the cards are worth"),
      make(
        "p",
        {},
        "What beginning with the card Frozen costs is exact; how often it is scored and frozen was counted in ",
        `${games.toLocaleString("en")} games, greedy's shares in ${greedyGames.toLocaleString("en")} a seat.`,
      ),
      table("What the cards are worth", head, rows),
    );
  }

  function histogram(deal) {
    const step = 0.005;
    const bins = new Map();
    for (const { first } of deals) bins.set(Math.floor(first / step), (bins.get(Math.floor(first / step)) ?? 0) + 1);
    const [low, high] = [Math.min(...bins.keys()), Math.max(...bins.keys())];
    const most = Math.max(...bins.values());
    const width = 640 / (high - low + 1);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const put = (tag, attributes, text = "") => {
      const element = document.createElementNS(svg.namespaceURI, tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      svg.append(element);
    };
    svg.setAttribute("viewBox", "-14 0 668 150");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", "How many deals give the first player which share; the picked one's bar stands out.");
    const here = Math.floor(deal.first / step);
    for (let bin = low; bin <= high; bin += 1) {
      const height = (120 * (bins.get(bin) ?? 0)) / most;
      put("rect", { x: (bin - low) * width + 1, y: 125 - height, width: width - 2, height, class: bin === here ? "here" : "bar" });
    }
    for (let share = Math.ceil(low * step * 20) / 20; share <= (high + 1) * step; share += 0.05) {
      put("text", { x: (share / step - low) * width, y: 143, "text-anchor": "middle" }, percent(share, 0));
    }
    return make("section", {}, make("h2", {}, "Among all deals"), svg);
  }

  /** Every deal that differs in one card: what the exchange does to the first player. */
  function swaps(deal) {
    const rows = [];
    for (const out of deal.cards) {
      for (let place = 0; place < cards.length; place += 1) {
        if (deal.cards.includes(place)) continue;
        const other = byCards.get([...deal.cards.filter((kept) => kept !== out), place].sort((a, b) => a - b).join());
        rows.push([out, place, other]);
      }
    }
    rows.sort((one, two) => two[2].first - one[2].first);
    const change = (other) => `${other.first >= deal.first ? "+" : "−"}${Math.abs(100 * (other.first - deal.first)).toFixed(1)}`;
    const go = (other) => make("button", { type: "button", click: () => show(other.cards), "aria-label": `See ${names(other.cards)}` }, "See");
    const head = ["Instead of", "take", "the first player's share", "change", ""];
    return make(
      "details",
      {},
      make("summary", {}, "Exchange one card"),
      table(
        "Exchange one card",
        head,
        rows.map(([out, place, other]) => [cards[out].name, cards[place].name, percent(other.first), change(other), go(other)]),
      ),
    );
  }

  function fromAddress() {
    const ids = decodeURIComponent(location.hash.slice(1)).split("+");
    const places = cards.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));
    picked = new Set(places.length ? places.slice(0, SIZE) : sets.glacial);
    draw({ keepAddress: true });
  }

  window.addEventListener("hashchange", fromAddress);
  fromAddress();
})();
