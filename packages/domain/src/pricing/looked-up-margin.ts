import type { Percent } from '../units/index.ts';

/** What a lookup of a margin came to. */
export interface LookedUpMargin {
  /** In percent: 10 is 10 %. */
  readonly percent: Percent;
  /** What is said about it; null for nothing. */
  readonly notice: 'erro_consultar_percentual_margem' | null;
}

/**
 * Under what a looked-up margin is kept: another company or intermediary asks again. Null while there is no intermediary, and nothing to ask.
 * @see Q-143
 */
export function marginKey(idEmpresa: number, intermediador: string | null) {
  return intermediador ? ([idEmpresa, intermediador] as const) : null;
}

/** The margin that a lookup answered; one that failed, null, makes it 0 and says so. @see */
export function lookedUpMargin(percent: Percent | null): LookedUpMargin {
  return percent === null ? { percent: 0, notice: 'erro_consultar_percentual_margem' } : { percent, notice: null };
}
