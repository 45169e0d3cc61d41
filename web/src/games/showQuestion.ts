/**
 * Lessons and puzzles show their question above the board. Where question and answer don't fit on the screen together, scrolls to the beginning
 * of the question. Returns whether it scrolled; a question beside the board is always visible.
 */
export function showQuestion(board: Element, answer: Element, motion: boolean): boolean {
  const question = document.querySelector("[data-question]");
  if (!question) return false;
  const { top, bottom } = question.getBoundingClientRect();
  if (bottom > board.getBoundingClientRect().top || answer.getBoundingClientRect().bottom - top <= innerHeight) return false;
  question.scrollIntoView({ block: "start", behavior: motion ? "smooth" : "instant" });
  return true;
}
