import { settings } from "./settings.svelte";

/** Animates a short text from one element to another, above the page and without blocking input. */
export function fly(text: string, from: Element | null | undefined, to: Element | null | undefined): void {
  const duration = settings.time(850);
  if (!duration || !from || !to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const note = document.createElement("span");
  note.className = "flying";
  note.ariaHidden = "true";
  note.textContent = text;
  note.style.left = `${start.left + start.width / 2}px`;
  note.style.top = `${start.top + start.height / 2}px`;
  document.body.append(note);
  const across = end.left + end.width / 2 - start.left - start.width / 2;
  const down = end.top + end.height / 2 - start.top - start.height / 2;
  const gone = note.animate(
    [
      { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
      { transform: "translate(-50%, -90%) scale(1.25)", opacity: 1, offset: 0.25 },
      { transform: `translate(calc(-50% + ${across}px), calc(-50% + ${down}px)) scale(0.8)`, opacity: 0.9, offset: 0.92 },
      { transform: `translate(calc(-50% + ${across}px), calc(-50% + ${down}px)) scale(0.5)`, opacity: 0 },
    ],
    { duration, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
  );
  gone.onfinish = () => note.remove();
  gone.oncancel = () => note.remove();
}
