import type { CommitMessage, TableView } from "../wire";

/** The table after a commit, from the table of the version before it. */
export function changedTable(view: TableView, { table, choices }: CommitMessage): TableView {
  const position = table.position ? { ...(view.position as object), ...table.position } : view.position;
  return { ...view, ...table, position, ...(choices && { choices: movesIn(choices) }) };
}

/** The moves whose last words are grouped by what stands before them. */
function movesIn(groups: Record<string, string>): string[] {
  return Object.entries(groups).flatMap(([start, lasts]) => lasts.split(" ").map((last) => `${start} ${last}`.trimStart()));
}
