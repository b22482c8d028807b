/** Whether a person is in a part of the page: the pointer is over it, or the focus is in it. */
export function isInHand(part: HTMLElement | null): boolean {
  return part !== null && (part.matches(':hover') || part.contains(document.activeElement));
}
