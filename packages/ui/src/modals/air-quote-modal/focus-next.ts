const FIELD = 'input:not(:disabled), select:not(:disabled)';

/** Moves the focus out of a group of fields that is about to be removed: to the first field of the group behind it, else to another element. */
export function focusNext(group: Element | null, otherwise: HTMLElement | null): void {
  let next = group?.nextElementSibling;
  while (next && next.tagName !== group?.tagName) next = next.nextElementSibling;
  (next?.querySelector<HTMLElement>(FIELD) ?? otherwise)?.focus();
}
