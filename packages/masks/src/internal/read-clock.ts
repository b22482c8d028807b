/** A written time of day. */
export interface Clock {
  /** `HH:mm`. */
  readonly time: string;
  /** By how many days it is later than its date: 1 for `20:30+1`, as airlines print the arrival on the next day. */
  readonly later: number;
}

const LATER = /\s*\(?\+([1-9])\)?$/;
// Of three digits the first must be an hour: "145" may be 1:45 and the beginning of 14:5x.
const CLOCK = /^(?:[àa]s\s+)?(\d{1,2})(?:h|[:.h](\d{2})(?::\d{2})?\s*(?:h|min)?)$|^(?:[àa]s\s+)?(\d{2}|[3-9])(\d{2})$/i;
const HALF_DAY = /^(?:[àa]s\s+)?(\d{1,2}?)(?:[:.h]?(\d{2}))?(?::\d{2})?\s*([ap])\.?\s*(?:m\.?)?$/i;

/** The hour (0–23) of one that is written with AM or PM (`A`, `P`); `undefined` when it contradicts them. */
export function hourOfHalf(hour: number, half: string): number | undefined {
  const afternoon = half.toLowerCase() === 'p';
  if (hour > 12) return afternoon && hour < 24 ? hour : undefined;
  if (hour === 0) return afternoon ? undefined : 0;
  return (hour % 12) + (afternoon ? 12 : 0);
}

/** What a time of day means: `8:10`, `8.10`, `8h`, `0810`, `8:10 PM`, `0810P`, `20:30+1`; `undefined` for any other text. */
export function clockOf(text: string): Clock | undefined {
  const trimmed = text.trim();
  const later = Number(LATER.exec(trimmed)?.[1] ?? 0);
  const clock = trimmed.replace(LATER, '');
  const half = HALF_DAY.exec(clock);
  const found = CLOCK.exec(clock);
  const written = half?.[1] ?? found?.[1] ?? found?.[3];
  if (written === undefined) return undefined;
  const hour = half ? hourOfHalf(Number(half[1]), half[3] ?? '') : Number(written);
  const minute = half?.[2] ?? found?.[2] ?? found?.[4] ?? '00';
  if (hour === undefined || hour > 23 || Number(minute) > 59) return undefined;
  return { time: `${String(hour).padStart(2, '0')}:${minute}`, later };
}
