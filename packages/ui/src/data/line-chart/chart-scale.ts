/** The most steps of the scale. */
const MOST_STEPS = 4;

/** The marks of a scale from 0 that holds a count: whole numbers at steps of 1, 2 or 5 times a power of ten, the last one not below it. */
export function chartMarks(most: number): readonly number[] {
  const fits = (step: number) => Math.ceil(most / step) <= MOST_STEPS;
  let power = 1;
  for (;;) {
    const step = [1, 2, 5].map((factor) => factor * power).find(fits);
    if (step !== undefined) return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
    power *= 10;
  }
}
