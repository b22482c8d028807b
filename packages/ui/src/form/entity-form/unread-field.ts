/**
 * Whether a field of a form holds text that is no value: it says so by `setCustomValidity`, and is told that it was asked (event `invalid`), so
 * that it shows its error.
 */
export function askUnreadFields(form: HTMLFormElement): boolean {
  const unread = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.customError,
  );
  for (const field of unread) field.checkValidity();
  return unread.length > 0;
}
