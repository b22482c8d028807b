import { readServerMoment, writeServerMoment } from '@guiche/domain/dates';

/** The fields that hold a time on the wall, which has no zone: every other text with a day and a time is a moment. */
export const WALL_CLOCK_FIELDS: ReadonlySet<string> = new Set([
  'checkin',
  'checkout',
  'dataChegada',
  'dataDevolucao',
  'dataPartida',
  'dataRetirada',
]);

/** A field of JSON text whose value is ISO with a time part; the quotes inside of a text are escaped, so none is taken for a field. */
const MOMENT_FIELD = /"(\w+)"(\s*:\s*)"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)"/g;

/**
 * JSON text with its moments as this product writes them, in UTC with milliseconds and Z, as it comes in and as it goes out. A moment without a
 * zone is read as UTC; a time on the wall, and whatever is no moment, stays as it is.
 * @see, S-005, S-006
 */
export function withMoments(json: string): string {
  return json.replace(MOMENT_FIELD, (field, name: string, colon: string, text: string) => {
    const moment = WALL_CLOCK_FIELDS.has(name) ? null : readServerMoment(text);
    return moment === null ? field : `"${name}"${colon}"${writeServerMoment(moment)}"`;
  });
}
