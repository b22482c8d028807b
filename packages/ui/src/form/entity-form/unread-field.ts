/** The first field of a form whose text is no value: it says so by `setCustomValidity`, and is told that it was asked (event `invalid`). */
export function unreadField(form: HTMLFormElement): HTMLInputElement | undefined {
  const unread = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.customError,
  );
  for (const field of unread) field.checkValidity();
  return unread[0];
}
