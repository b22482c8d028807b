/** Opens the folded sections around a field, so that it can take the focus. */
function reveal(field: Element): void {
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

/** Focuses the refused field behind the one that has the focus; behind the last comes the first. */
export function focusNextRefused(form: HTMLFormElement): void {
  const refused = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  const present = document.activeElement;
  const next = refused.find(
    (field) => present !== null && field !== present && Boolean(present.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  const target = next ?? refused[0];
  if (!target) return;
  reveal(target);
  target.focus();
}
