import type { TextsOfFields } from '../../internal/unread-texts.ts';

/** The fields of a form that hold text that is no value: they say so by `setCustomValidity`. */
function unreadFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.customError,
  );
}

/**
 * Whether a field of a form holds text that is no value. Each such field is told that it was asked (event `invalid`), so that it shows its
 * error.
 */
export function askUnreadFields(form: HTMLFormElement): boolean {
  const unread = unreadFields(form);
  for (const field of unread) field.checkValidity();
  return unread.length > 0;
}

/** Returns the texts in a form that are no values, by the names of their fields; undefined when there are none. */
export function unreadTexts(form: HTMLFormElement): TextsOfFields | undefined {
  const named = unreadFields(form).filter(({ name }) => name !== '');
  return named.length === 0 ? undefined : Object.fromEntries(named.map(({ name, value }) => [name, value]));
}
