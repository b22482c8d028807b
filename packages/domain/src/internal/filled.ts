/** Whether a person filled a field in: nothing, and a text of blanks, are not. */
export function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
