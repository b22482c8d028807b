import { activeProfile, PROFILES } from '@guiche/domain/access';
import { requestChanges } from '@guiche/domain/logs';
import { quoteName } from '@guiche/domain/quotes';
import { editingMode } from '@guiche/domain/requests';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { selectQuote } from '../quotes/data/find-quote.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { findService } from '../quotes/find-quote.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { storeChoice, traceOf } from './data/searched-choice.ts';

interface Removed {
  readonly id: string;
  readonly removido?: boolean | undefined;
}

/** The chosen hotel of a service, by what it is called; none when nothing is chosen. */
async function chosenNames(tx: Transaction, { idCotacaoEscolhida }: ServiceRow): Promise<readonly string[]> {
  const chosen = idCotacaoEscolhida === null ? undefined : await selectQuote(tx, idCotacaoEscolhida);
  return chosen ? [quoteName(quoteOfRow(chosen))] : [];
}

interface Removal {
  readonly request: RequestRow;
  readonly service: ServiceRow;
  readonly removido: boolean;
  readonly usuarioNome: string;
  readonly em: Date;
}

/** Marks one hotel, and says so in the log of the request; nothing for one that is marked so already. @see B-034 */
async function mark(tx: Transaction, { request, service, removido, usuarioNome, em }: Removal): Promise<void> {
  if (traceOf(service).removido === removido) return;
  await storeChoice(tx, service, service.idCotacaoEscolhida, { ...traceOf(service), removido });
  const escolhidas = await chosenNames(tx, service);
  const [before, after] = removido ? [escolhidas, []] : [[], escolhidas];
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'RESPOSTA_CLIENTE',
    usuarioNome,
    em,
    alteracoes: requestChanges({ ...loggedRequest(request), escolhidas: before }, { escolhidas: after }),
  });
}

/**
 * Marks hotels of a request in approval as removed, or as back again; what was chosen for them stays until the decision. False, and nothing done, for a
 * body that removes nothing. Errors: 403 for anybody but its approver, 404.
 * @see S-096, S-355
 */
export async function removeHotels({ db, now }: Deps, session: Session, idViagem: number, choices: readonly Removed[]): Promise<boolean> {
  if (choices.every(({ removido }) => removido === undefined)) return false;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    if (editingMode(statusOf(request)) !== 'aprovacao') return false;
    if (activeProfile({ profiles: session.usuario.perfis }) !== PROFILES.APPROVER) throw new CallError(403, 'sem_permissao');
    for (const { id, removido } of choices) {
      if (removido === undefined) continue;
      const service = await findService(tx, request, id, 'HOTEL');
      await mark(tx, { request, service, removido, usuarioNome: session.usuario.nome, em: now() });
    }
    await quotesChanged(tx, request);
    return true;
  });
}
