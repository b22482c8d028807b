/**
 * A duration in its shortest words: `55 min`, `5 h`, `5 h 55`; the hours go on counting above a day. The unit signs are the same in the three
 * languages.
 */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
