/** How many deadlines were met, and how many missed. */
export interface DeadlinesMet {
  readonly noPrazo: number;
  readonly atrasadas: number;
}

export const NO_DEADLINES: DeadlinesMet = { noPrazo: 0, atrasadas: 0 };

/**
 * The count with one more deadline: met when it was done until then, missed when it was done later or is still not done after it. One that is
 * still to come counts neither way.
 */
export function withDeadline(
  count: DeadlinesMet,
  { prazo, feitoEm, now }: { readonly prazo: Date; readonly feitoEm: Date | null; readonly now: Date },
): DeadlinesMet {
  if (feitoEm !== null && feitoEm <= prazo) return { ...count, noPrazo: count.noPrazo + 1 };
  return (feitoEm ?? now) > prazo ? { ...count, atrasadas: count.atrasadas + 1 } : count;
}

/** The part that was met in percent, with one decimal; null without a deadline. */
export function percentMet({ noPrazo, atrasadas }: DeadlinesMet): number | null {
  const all = noPrazo + atrasadas;
  return all === 0 ? null : Math.round((noPrazo * 1000) / all) / 10;
}
