import { addDays } from '../dates/index.ts';
import { isExistingDay } from '../internal/existing-moment.ts';

/** The longest stay whose nights are counted: a mistyped year must not list thousands of them. */
const MOST_NIGHTS = 366;

/** The nights from one day to another, each by the day on which it begins: 10 and 11 May for 10 to 12 May. Times of day do not count. */
export function nightsBetween(from: string | null, to: string | null): readonly string[] {
  const [first, last] = [from?.slice(0, 10) ?? '', to?.slice(0, 10) ?? ''];
  if (!isExistingDay(first) || !isExistingDay(last)) return [];
  const nights: string[] = [];
  for (let day: string | null = first; day !== null && day < last && nights.length < MOST_NIGHTS; day = addDays(day, 1)) nights.push(day);
  return nights;
}
