const ISO_WITH_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z)?$/;

/**
 * The moment in a text of the server: ISO with a time part, read as UTC whether it ends in `Z` or not. Null for any other text and for a
 * date that does not exist (31 February).
 * @see A-279, S-005
 */
export function readServerMoment(text: string): Date | null {
  if (!ISO_WITH_TIME.test(text)) return null;
  const moment = new Date(text.endsWith('Z') ? text : `${text}Z`);
  // `Date` would turn 31 February into 3 March.
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text.slice(0, 10) ? null : moment;
}

/** A moment as it is written to the server: `YYYY-MM-DDTHH:mm:ss.SSSZ`, in UTC with a literal `Z`. @see A-280, S-006 */
export function writeServerMoment(moment: Date): string {
  return moment.toISOString();
}
