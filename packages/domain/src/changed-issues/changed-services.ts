import type { QuoteOf, Service } from '../entities/index.ts';
import type { TipoServico } from '../enums/index.ts';
import { type ReservationDifference, reservationDifferences, reservationOf, totalForApproval } from '../issuing/index.ts';
import { roundCents, sumDecimals } from '../pricing/decimal.ts';
import { quoteMayBecome } from '../requests/quote-transitions.ts';

/** Whether something that the client asked for is still to be done in a service: a change or a cancellation of what was issued. @see A-107 */
export function isUnderChange({ escolhida }: Pick<Service, 'escolhida'>): boolean {
  return escolhida?.statusCotacao === 'EMISSAO_ALTERACAO' || escolhida?.statusCotacao === 'EMISSAO_CANCELAMENTO_PENDENTE';
}

/** The kinds of service that the call names which sends services for change. @see A-109 */
export const KINDS_SENT_FOR_CHANGE = ['AEREO', 'HOTEL', 'CARRO'] as const satisfies readonly TipoServico[];

/** Whether a service may be sent for change: it is of such a kind, and its chosen quote is issued. @see A-109 */
export function mayBeSentForChange({ tipoServico, escolhida }: Pick<Service, 'tipoServico' | 'escolhida'>): boolean {
  if (!KINDS_SENT_FOR_CHANGE.some((kind) => kind === tipoServico) || !escolhida) return false;
  return quoteMayBecome(escolhida.statusCotacao, 'EMISSAO_ALTERACAO', 'CLIENTE');
}

/** How the chosen quote of a service differs from what the client approved. */
export interface ApprovalDifference {
  /** The approved value, BRL; null when nothing was approved. */
  readonly valorAprovado: number | null;
  /** What it costs now, BRL. */
  readonly total: number;
  /** What it costs more than was approved, BRL; negative for less, null when nothing was approved. */
  readonly diferenca: number | null;
  /** Whether dates, flights, rooms or places are others than the approved ones. @see Q-104 */
  readonly reservaAlterada: boolean;
  /** The parts of the reservation that are not as they were approved. */
  readonly reserva: readonly ReservationDifference[];
}

function ofKind<Kind extends TipoServico>(
  kind: Kind,
  quote: QuoteOf[Kind],
  approved: readonly (string | null)[] | undefined,
): readonly ReservationDifference[] {
  return approved === undefined ? [] : reservationDifferences(kind, approved, reservationOf(kind, quote));
}

/**
 * What the client has to approve of a service: value and reservation of its chosen quote as far as they are not those that were approved; null
 * when nothing differs. @see
 */
export function approvalDifference(service: Service): ApprovalDifference | null {
  const { escolhida, valorAprovado, reservaAprovada } = service;
  if (!escolhida) return null;
  const kind = service.tipoServico;
  // The chosen quote of a service is of its kind.
  const reserva = ofKind(kind, escolhida as QuoteOf[typeof kind], reservaAprovada);
  const reservaAlterada = reserva.length > 0;
  const total = totalForApproval(escolhida);
  const diferenca = valorAprovado === null ? null : roundCents(sumDecimals(total, -valorAprovado));
  return reservaAlterada || (diferenca ?? 0) !== 0 ? { valorAprovado, total, diferenca, reservaAlterada, reserva } : null;
}
