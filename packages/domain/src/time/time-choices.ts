const MINUTES_BETWEEN = 30;
const MINUTES_A_DAY = 24 * 60;

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const CHOICES: readonly string[] = Array.from({ length: MINUTES_A_DAY / MINUTES_BETWEEN }, (_, index) => clock(index * MINUTES_BETWEEN));

/**
 * The times of day to choose from, `00:00` to `23:30` every half hour.
 *
 * `kept` is a stored time: when it is not one of the choices, it is inserted between them, so that opening a form does not lose it.
 * @see S-197
 */
export function timeChoices(kept: string | null = null): readonly string[] {
  return kept === null || kept === '' || CHOICES.includes(kept) ? CHOICES : [...CHOICES, kept].sort();
}
