/**
 * The beginning of a date whose year comes first, once the mark behind the year stands: `2026-`. By then its digits may have been laid out as a
 * day, a month and a year (`20/02/6`) or, behind a known day, as a time (`19/12/2026 20:26`).
 */
const BEGINNING = /^(\d\d\/\d\d\/\d{4} ?)?(19|20)(?:\/0(\d)\/(\d)|[/:]?(\d\d))[/.-](.*)$/s;
const MONTH_AND_DAY = /^(\d{0,2})([/.-]?)(\d{0,2})(.*)$/s;
const WHOLE_MONTH = /^(?:0[1-9]|1[0-2])[/.-]/;

/** A year in front, and what was typed behind its mark. */
function splitYear(typed: string, parts: 3 | 5): { year: string; rest: string } | undefined {
  const found = BEGINNING.exec(typed);
  if (!found) return undefined;
  const [, knownDay, century = '', third, fourth, last, rest = ''] = found;
  const ending = last ?? `${third}${fourth}`;
  // "20-10-" is the 20th of October, unless a month stands behind it: of a person's birth, not of a journey.
  const isMonth = last !== undefined && Number(last) < 20;
  if (isMonth && (knownDay !== undefined || parts === 5 || !WHOLE_MONTH.test(rest))) return undefined;
  return { year: century + ending, rest };
}

/** Adds the 0 before a digit that no second one can follow, or that something else follows. */
function padded(part: string, highest: number, ended: boolean): string {
  return part.length === 1 && (ended || Number(part) > highest) ? `0${part}` : part;
}

/**
 * A date that is typed with its year in front, `2026-12-19`: the text so far, or the date as a day, a month and a year (`19/12/2026`) with what
 * follows it. `undefined` for any other text, `null` when the last character has no place in it.
 */
export function typedYearFirst(typed: string, parts: 3 | 5): { text: string } | { date: string; rest: string } | null | undefined {
  const split = splitYear(typed, parts);
  if (!split) return undefined;
  const [, monthTyped = '', mark = '', dayTyped = '', rest = ''] = MONTH_AND_DAY.exec(split.rest) ?? [];
  if (monthTyped === '' && split.rest !== '') return null;
  const month = padded(monthTyped, 1, mark !== '');
  const day = padded(dayTyped, 3, rest !== '');
  if (day.length === 2) return { date: `${day}/${month}/${split.year}`, rest };
  if (rest !== '') return null;
  return { text: `${split.year}-${month}${mark || day ? '-' : ''}${day}` };
}
