/**
 * Lessons and puzzles ask above the board. Where question and answer don't fit on the screen together, the question is shown, from its
 * beginning: whoever has read it finds the rest. Says whether that was done; beside the board a question is in nobody's way.
 */
export function showQuestion(board: Element, answer: Element, motion: boolean): boolean {
  const question = document.querySelector("[data-question]");
  if (!question) return false;
  const { top, bottom } = question.getBoundingClientRect();
  if (bottom > board.getBoundingClientRect().top || answer.getBoundingClientRect().bottom - top <= innerHeight) return false;
  question.scrollIntoView({ block: "start", behavior: motion ? "smooth" : "instant" });
  return true;
}
