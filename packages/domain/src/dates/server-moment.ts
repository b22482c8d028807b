const ISO_WITH_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(?<offset>Z|[+-]\d{2}:\d{2})?$/;

/**
 * The moment in a text of the server: ISO with a time part, with the offset from UTC at its end (`-03:00`), else read as UTC, with or
 * without a `Z`. Null for any other text and for a date that does not exist (31 February).
 * @see A-279, S-005
 */
export function readServerMoment(text: string): Date | null {
  const found = ISO_WITH_TIME.exec(text);
  if (!found) return null;
  const offset = found.groups?.offset ?? '';
  const clock = new Date(`${text.slice(0, text.length - offset.length)}Z`);
  // `Date` would turn 31 February into 3 March.
  if (Number.isNaN(clock.getTime()) || clock.toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  const moment = offset === '' ? clock : new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A moment as it is written to the server: `YYYY-MM-DDTHH:mm:ss.SSSZ`, in UTC with a literal `Z`. @see A-280, S-006 */
export function writeServerMoment(moment: Date): string {
  return moment.toISOString();
}
