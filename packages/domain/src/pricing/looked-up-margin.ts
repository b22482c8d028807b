import type { MessageKey } from '../messages/index.ts';

/** What a lookup of a margin came to. */
export interface LookedUpMargin {
  /** In percent: 10 is 10 %. */
  readonly percent: number;
  /** What is said about it; null for nothing. */
  readonly notice: MessageKey | null;
}

/** The margin that a lookup answered; one that failed, null, makes it 0 and says so. @see */
export function lookedUpMargin(percent: number | null): LookedUpMargin {
  return percent === null ? { percent: 0, notice: 'erro_consultar_percentual_margem' } : { percent, notice: null };
}
