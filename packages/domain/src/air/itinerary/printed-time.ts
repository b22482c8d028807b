/** Hours that the letter behind a time of twelve hours adds, for hour 12 and for every other; undefined where the two do not go together. */
const HOURS_OF_LETTER: Readonly<Record<string, (hour: number) => number | undefined>> = {
  A: (hour) => hour % 12,
  P: (hour) => (hour % 12) + 12,
  N: (hour) => (hour === 12 ? 12 : undefined),
  M: (hour) => (hour === 12 ? 0 : undefined),
};

/**
 * A printed time as `HH:MM`: `0810`, `810A`, `1055P`, noon `1200N` or `1200P`, midnight `1200M` or `1200A`, and `08:10` or `8H10`
 * as people type it. Undefined for a text that is no
 * time of day.
 * @see B-002
 */
export function printedTime(text: string): string | undefined {
  const [, hours = '', minutes = '', letter] = /^(\d{1,2})[:H]?(\d\d)([APNM])?$/.exec(text) ?? [];
  if (hours === '' || Number(minutes) > 59) return undefined;
  const hour = hourOf(Number(hours), letter);
  return hour === undefined ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, letter: string | undefined): number | undefined {
  if (letter === undefined) return hour < 24 ? hour : undefined;
  return hour >= 1 && hour <= 12 ? HOURS_OF_LETTER[letter]?.(hour) : undefined;
}
