import type { RequestSummary } from '@guiche/domain/entities';
import { clientOffer } from '@guiche/domain/quotes';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { offerCandidates } from './data/client-offers.ts';
import { type ListOptions, listedRequests } from './data/listed-requests.ts';
import { isoOrNull, requestSummary } from './request-head.ts';

/** The requests that the client analyses, longest first, each with since when, the number of its quotes and the best total. @see A-114 */
export async function listInAnalysis(db: Queryable, session: Session, options: ListOptions): Promise<RequestSummary[]> {
  const rows = await listedRequests(db, session, 'analysis', options);
  const quotes = await offerCandidates(
    db,
    rows.map(({ solicitacao }) => solicitacao.uuid),
  );
  return rows.map((row) => ({
    ...requestSummary(row, session),
    analiseCliente: { desde: isoOrNull(row.solicitacao.analiseDesde), ...clientOffer(quotes.get(row.solicitacao.uuid) ?? []) },
  }));
}
