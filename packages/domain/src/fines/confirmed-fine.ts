import type { TipoServico } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { fineViolation } from './fine.ts';

/** A fine that is to be confirmed. */
export interface ConfirmedFine {
  readonly multa: number | null;
  /** The total of the quote. */
  readonly total: number;
  /** ISO 4217; BRL when it is left out. */
  readonly currency?: string | undefined;
}

/**
 * What forbids confirming a fine: none is entered (0 is one), it is negative or, for every kind but air, above the total. Empty when it may be
 * confirmed. The windows and the server call it before an issue is cancelled or changed.
 * @see Q-151
 */
export function confirmedFineViolations(kind: TipoServico, { multa, total, currency }: ConfirmedFine): readonly Violation[] {
  const violation: Violation | undefined =
    multa === null ? { key: 'multa_invalida', field: 'multa' } : fineViolation(kind, multa, total, currency);
  return violation ? [violation] : [];
}
