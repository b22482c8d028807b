import type { AirQuote, Traveller } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { type QuoteRow, quoteOfRow } from '../quotes/data/quote-row.ts';
import { quotesOfService, requestOfService, type ServiceRow, selectAirService } from '../requests/data/services.ts';
import { type RequestRow, selectVisible } from '../requests/data/visible-requests.ts';
import { refuseAnothers } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';

/** An air service that a session may work on. */
export interface AirServiceOfSession {
  readonly request: RequestRow;
  readonly service: ServiceRow;
  readonly travellers: readonly Traveller[];
}

/** The travellers of a service. The table holds what the contract's schema accepted. */
export const travellersOf = ({ dados }: ServiceRow) => (dados['viajantes'] ?? []) as readonly Traveller[];

/** An air service by its id. Errors: 404, also for another agency's; 403 for a request that is with another consultant. */
export async function findAirService(db: Queryable, session: Session, idServico: string): Promise<AirServiceOfSession> {
  const uuid = await requestOfService(db, idServico);
  const request = uuid === undefined ? undefined : await selectVisible(db, session, { uuid });
  const service = request && (await selectAirService(db, request, idServico));
  if (!request || !service) throw new CallError(404, 'servico_nao_encontrado');
  refuseAnothers(request, session);
  return { request, service, travellers: travellersOf(service) };
}

/** An air quote of a service, as it is stored. Errors: 404. */
export async function findAirQuote(db: Queryable, service: ServiceRow, idCotacao: string): Promise<{ row: QuoteRow; quote: AirQuote }> {
  const row = (await quotesOfService(db, service.id)).find(({ id }) => id === idCotacao);
  if (!row) throw new CallError(404, 'cotacao_nao_encontrada');
  return { row, quote: quoteOfRow<'AEREO'>(row) };
}
