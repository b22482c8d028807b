/** Scrolls a row sideways, and nothing around it, until an entry of it is whole in sight. */
export function bringIntoSight(row: HTMLElement, entry: Element): void {
  const [seen, wanted] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right;
  if (wanted.left < seen.left) row.scrollLeft -= seen.left - wanted.left;
}
