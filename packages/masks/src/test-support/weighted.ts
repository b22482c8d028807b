/** The sum of digits times weights, as the published rules write it, so that tests calculate a check digit in their own way. */
export function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}

/** "Remainder below 2 gives 0, else 11 − remainder." */
export function published11(sum: number): number {
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
