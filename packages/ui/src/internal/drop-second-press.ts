/** What a press of the browser and one of React have in common. */
interface Press {
  readonly detail: number;
  preventDefault: () => void;
  stopPropagation: () => void;
}

/**
 * Drops the second press of a double one, in the capture phase. When the first has removed the row under it, the second would meet the row that
 * took its place; on a button that chooses or switches it would undo the first, or do it twice. A key is no press, and its click is never
 * dropped.
 */
export function dropSecondPress(press: Press): void {
  if (press.detail < 2) return;
  press.preventDefault();
  press.stopPropagation();
}
