import type { Traveller, TravelRequest } from '@guiche/domain/entities';
import { voucherTraveller, voucherViolations } from '@guiche/domain/vouchers';
import type { Queryable } from '../db/transaction.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { loadRequestOfHistory } from '../requests/load-request.ts';
import type { Session } from '../session/data/sessions.ts';

/** Who gets a voucher of which request. */
export interface VoucherKey {
  /** The number of the request. */
  readonly id: number;
  readonly colaboradorId: string;
  readonly agenciaId: number;
}

/** A voucher that can be sent. */
export interface FoundVoucher {
  readonly request: TravelRequest;
  readonly viajante: Traveller;
  readonly email: string;
}

/** The request and the traveller of a voucher. Errors: 404, also for another agency; 403 for a request that is with another consultant; 422. @see Q-260 */
export async function findVoucher(db: Queryable, session: Session, { id, colaboradorId, agenciaId }: VoucherKey): Promise<FoundVoucher> {
  // Another agency's request gets the same response as one that does not exist.
  if (agenciaId !== session.agencia.id) throw new CallError(404, 'solicitacao_nao_encontrada');
  const request = await loadRequestOfHistory(db, session, id);
  const viajante = voucherTraveller(request, colaboradorId);
  if (!viajante) throw new CallError(404, 'viajante_nao_encontrado');
  const violations = voucherViolations(request, viajante);
  if (violations.length > 0) throw new ViolationsError(violations);
  return { request, viajante, email: (viajante.email ?? '').trim() };
}
