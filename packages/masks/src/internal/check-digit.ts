/** The check digit of a weighted sum modulo 11: remainder 0 or 1 gives 0, any other 11 − remainder. */
export function mod11(sum: number): number {
  // Ten times the sum is what is missing to a multiple of 11; a missing 10 is written 0.
  return ((sum * 10) % 11) % 10;
}
