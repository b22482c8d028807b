import { formatMoney } from '@guiche/masks/money';
import type { AirQuote, AirService, Segment } from '../../entities/index.ts';
import type { CalculatedQuote } from '../../fines/index.ts';
import type { Violation } from '../../messages/index.ts';
import { decimal, roundCents } from '../../pricing/decimal.ts';
import { cancelledSegments } from './air-cancellation.ts';

type WithSegments = { readonly segmentos: readonly Pick<Segment, 'status'>[] };
type Valued = Pick<AirQuote, 'total' | 'moeda' | 'valorCancelado'> & WithSegments;

/** Whether confirming the cancellation leaves a part of the issue: some segments of a round trip wait for it, and others stay. @see Q-155 */
export function cancelsInPart(quote: WithSegments, service: Pick<AirService, 'tipo'>): boolean {
  return cancelledSegments(quote, service).length > 0 && quote.segmentos.some(({ status }) => status === null);
}

/** Whether segments of the issue were cancelled before. */
export function wasCancelledInPart({ segmentos }: WithSegments): boolean {
  return segmentos.some(({ status }) => status === 'CANCELADO');
}

/** What is left of the value of an issue, in its currency: its total less the values of the segments that were cancelled before. @see Q-322 */
export function valueLeft({ total, valorCancelado }: Pick<AirQuote, 'total' | 'valorCancelado'>): number {
  return roundCents(decimal(total).minus(decimal(valorCancelado ?? 0)));
}

/** A part of an issue as a calculation reads it. Which of the taxes belong to a part is not known, so it has none of its own. */
function partOf({ moeda }: Pick<CalculatedQuote, 'moeda'>, value: number): CalculatedQuote {
  return { moeda, tarifaTotal: value, taxas: 0, total: value };
}

/** The amounts of what the client still has of an issue: its own, or what is left after a part was cancelled. @see B-032, Q-322 */
export function heldAmounts(quote: CalculatedQuote & Valued): CalculatedQuote {
  return wasCancelledInPart(quote) ? partOf(quote, valueLeft(quote)) : quote;
}

/** The amounts from which a cancellation is calculated: of its segments as entered, or of what the client still has. @see B-032, Q-322 */
export function cancelledAmounts(
  quote: CalculatedQuote & Valued,
  service: Pick<AirService, 'tipo'>,
  valorTrecho: number | null,
): CalculatedQuote {
  return cancelsInPart(quote, service) ? partOf(quote, valorTrecho ?? 0) : heldAmounts(quote);
}

/**
 * What is wrong with the value of the segments that are cancelled: none is entered, it is not above 0, or it is more than what is left of the
 * issue. Empty when it may be confirmed, and for a cancellation of all that is left.
 * @see Q-322
 */
export function cancelledPartViolations(
  quote: Valued,
  service: Pick<AirService, 'tipo'>,
  valorTrecho: number | null,
): readonly Violation[] {
  if (!cancelsInPart(quote, service)) return [];
  if (valorTrecho === null || valorTrecho <= 0) return [{ key: 'informe_o_valor_do_trecho', field: 'valorTrecho' }];
  const left = valueLeft(quote);
  if (valorTrecho <= left) return [];
  const currency = quote.moeda?.codigo ?? 'BRL';
  const params = { valor: formatMoney(valorTrecho, { currency }), restante: formatMoney(left, { currency }) };
  return [{ key: 'valor_do_trecho_maior_que_o_restante', params, field: 'valorTrecho' }];
}
