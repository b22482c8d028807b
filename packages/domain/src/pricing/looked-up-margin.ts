import type { Percent } from '../units/index.ts';

/** The result of looking up a margin. */
export interface LookedUpMargin {
  /** In percent: 10 is 10 %. */
  readonly percent: Percent;
  /** The key of a notice; null for none. */
  readonly notice: 'erro_consultar_percentual_margem' | null;
}

/**
 * The cache key of a looked-up margin: a different company or intermediary is looked up again. Null without an intermediary, when nothing
 * is looked up.
 * @see Q-143
 */
export function marginKey(idEmpresa: number, intermediador: string | null) {
  return intermediador ? ([idEmpresa, intermediador] as const) : null;
}

/** The margin that a lookup returned; for a failed lookup (null) 0, with a notice. @see */
export function lookedUpMargin(percent: Percent | null): LookedUpMargin {
  return percent === null ? { percent: 0, notice: 'erro_consultar_percentual_margem' } : { percent, notice: null };
}
