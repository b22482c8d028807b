/** The check digit of a weighted sum modulo 11: remainder 0 or 1 gives 0, any other 11 − remainder. */
export function mod11(sum: number): number {
  return ((sum * 10) % 11) % 10;
}
