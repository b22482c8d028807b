import type { AirQuote, AirService } from '../../entities/index.ts';
import { type ConfirmedFine, confirmedFineViolations, fineWith, type OpcaoSaldo } from '../../fines/index.ts';
import type { Violation } from '../../messages/index.ts';
import { roundCents, sumDecimals } from '../../pricing/decimal.ts';
import { entryBalanceViolations, optionWithEntryBalance } from '../balances/index.ts';
import { cancelAirIssue, quoteAfterChange } from './air-cancellation.ts';
import { cancelsInPart, wasCancelledInPart } from './cancelled-part.ts';

/** What a person enters when an air issue is cancelled or changed. */
export interface AirFine {
  /** The fine: of the cancellation (`taxaCancelamento`) or of the change (`multa`). */
  readonly multa: number | null;
  /** The ticket credit, and whether it is kept or used already. */
  readonly saldoEntrada: AirQuote['saldoEntrada'];
  readonly opcaoSaldo: OpcaoSaldo | null;
  /** The value of the segments that are cancelled, when others of the issue stay; not entered otherwise. @see Q-322 */
  readonly valorTrecho?: number | null;
}

/**
 * The entered values with what follows from them: a credit of 0 makes the option REEMBOLSO and leaves no status; with ESTORNO there is no
 * fine.
 * @see
 */
export function settledAirFine({ multa, saldoEntrada, opcaoSaldo, ...rest }: AirFine): AirFine {
  const option = optionWithEntryBalance({ saldoEntrada, opcaoSaldo });
  return {
    ...rest,
    multa: fineWith(option, multa),
    saldoEntrada: saldoEntrada?.valorEntrada === 0 ? { ...saldoEntrada, status: null } : saldoEntrada,
    opcaoSaldo: option,
  };
}

/** The entered values, with the quote that they are about. */
export interface ConfirmedAirFine extends ConfirmedFine, Pick<AirFine, 'saldoEntrada'> {
  /** The quote's id; null when it is not known. */
  readonly id: string | null;
}

/**
 * What forbids confirming the cancellation or change of an air issue: its fine, or its entry balance. Empty when it may be confirmed.
 * @see
 */
export function airFineViolations({ id, saldoEntrada, ...fine }: ConfirmedAirFine): readonly Violation[] {
  return [...confirmedFineViolations('AEREO', fine), ...entryBalanceViolations({ id, saldoEntrada })];
}

type Credit = AirQuote['saldoEntrada'];

/**
 * The credit of an issue that is cancelled in parts: credits of the same status add up, and of a used and a pending one the pending one stays,
 * because it is what a later issue may use. A part without a credit leaves it as it was.
 * @see Q-322
 */
export function creditOfParts(before: Credit, entered: Credit): Credit {
  if (!before?.valorEntrada) return entered;
  if (!entered?.valorEntrada) return before;
  if (before.status === entered.status)
    return { ...entered, valorEntrada: roundCents(sumDecimals(before.valorEntrada, entered.valorEntrada)) };
  return before.status === 'PENDENTE' ? before : entered;
}

type Cancelled = Parameters<typeof cancelAirIssue>[0] &
  Pick<AirQuote, 'taxaCancelamento' | 'saldoEntrada' | 'opcaoSaldo' | 'dataCancelamento' | 'valorCancelado'>;

/**
 * An air quote after its cancellation was confirmed, whole or in part: with its fine in `taxaCancelamento`, its credit, option and moment.
 * `dataCancelamento` is a UTC instant. When a part was cancelled before, fines and credits add up. `valorCancelado` is the value of the segments
 * that were cancelled while others stayed.
 *
 * Errors: `RangeError` for a quote that waits neither for its issue nor for its cancellation (a caller's mistake).
 * @see
 */
export function cancelledAirIssue<Each extends Cancelled>(
  quote: Each,
  service: Pick<AirService, 'tipo'>,
  fine: AirFine,
  dataCancelamento: string,
): Each {
  const { multa, saldoEntrada, opcaoSaldo, valorTrecho = null } = settledAirFine(fine);
  const again = wasCancelledInPart(quote);
  return {
    ...cancelAirIssue(quote, service),
    taxaCancelamento: again ? roundCents(sumDecimals(quote.taxaCancelamento, multa)) : multa,
    saldoEntrada: again ? creditOfParts(quote.saldoEntrada, saldoEntrada) : saldoEntrada,
    opcaoSaldo,
    dataCancelamento,
    ...(cancelsInPart(quote, service) && { valorCancelado: roundCents(sumDecimals(quote.valorCancelado, valorTrecho)) }),
  };
}

type Changed = Pick<AirQuote, 'statusCotacao' | 'multa' | 'saldoEntrada' | 'opcaoSaldo' | 'segmentos'>;

/**
 * An air quote after its change was confirmed: EMISSAO_ALTERADA, with its fine in `multa`, its credit and option. The credit of a part that was
 * cancelled before is added.
 *
 * Errors: `RangeError` for a quote that is not being changed (a caller's mistake).
 * @see
 */
export function changedAirIssue<Each extends Changed>(quote: Each, fine: AirFine): Each {
  const { multa, saldoEntrada: entered, opcaoSaldo } = settledAirFine(fine);
  const saldoEntrada = wasCancelledInPart(quote) ? creditOfParts(quote.saldoEntrada, entered) : entered;
  return { ...quote, multa, saldoEntrada, opcaoSaldo, statusCotacao: quoteAfterChange(quote.statusCotacao) };
}
