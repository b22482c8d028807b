/** Whether a field is filled in: not for an empty value or a text of blanks. */
export function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
