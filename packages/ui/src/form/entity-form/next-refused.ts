/** Opens the folded sections around a field, so that it can take the focus. */
export function revealField(field: Element): void {
  for (
    let folded = field.closest('[hidden], [data-state="closed"]');
    folded;
    folded = folded.parentElement?.closest('[data-state="closed"]') ?? null
  ) {
    const trigger = folded.querySelector<HTMLElement>('button[aria-expanded="false"]');
    if (!trigger) return;
    trigger.click();
  }
}

/** Focuses the next refused field after `last`, the last focused one; after the last field comes the first. */
export function focusNextRefused(form: HTMLFormElement, last: Element | null): void {
  const refused = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  const isBehind = (field: Element) => last !== null && Boolean(last.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
  const target = refused.find(isBehind) ?? refused[0];
  if (!target) return;
  revealField(target);
  target.focus();
}
