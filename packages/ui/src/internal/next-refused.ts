/** Opens the folded sections around a field: whatever a closed button says that it controls. Returns whether there was one. */
function unfoldAround(field: Element): boolean {
  const triggers = [...document.querySelectorAll<HTMLElement>('button[aria-expanded="false"][aria-controls]')];
  const around = triggers.filter((trigger) => document.getElementById(trigger.getAttribute('aria-controls') ?? '')?.contains(field));
  for (const trigger of around) trigger.click();
  return around.length > 0;
}

/** Gives the focus to a field, and opens the folded sections around it before. It is in sight then, also one that had the focus. */
export function revealField(field: HTMLElement): void {
  function show() {
    field.focus();
    field.scrollIntoView({ block: 'nearest' });
  }
  // What is unfolded is not on the screen yet.
  if (unfoldAround(field)) setTimeout(show);
  else show();
}

/** The field of a form with a name, or the first one of the part of the values that has this name. */
export function fieldNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  return (
    fields.find((field) => field.getAttribute('name') === name) ??
    fields.find((field) => field.getAttribute('name')?.startsWith(`${name}.`))
  );
}

/** Focuses the next refused field after `last`, the last focused one; after the last field comes the first. */
export function focusNextRefused(form: HTMLFormElement, last: Element | null): void {
  const refused = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  const isBehind = (field: Element) => last !== null && Boolean(last.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
  const target = refused.find(isBehind) ?? refused[0];
  if (!target) return;
  revealField(target);
}
