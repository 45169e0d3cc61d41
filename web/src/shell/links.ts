interface Section {
  href: string;
  /** The message of its name. */
  name: string;
  icon: "dice" | "target" | "people";
  /** The first parts of the addresses that belong to it. */
  screens: readonly string[];
}

/** The three parts of the site, in the header of a wide screen and at the lower edge of a phone. */
export const SECTIONS: readonly Section[] = [
  { href: "/play", name: "web-tab-play", icon: "dice", screens: ["play", "tournament", "match", "leaderboard"] },
  {
    href: "/training",
    name: "web-tab-train",
    icon: "target",
    screens: ["training", "learn", "puzzle", "puzzles", "rush", "train", "daily", "me"],
  },
  { href: "/people", name: "web-tab-people", icon: "people", screens: ["people", "friend"] },
];
