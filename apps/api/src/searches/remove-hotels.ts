import { activeProfile, PROFILES } from '@guiche/domain/access';
import { editingMode } from '@guiche/domain/requests';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { findService } from '../quotes/find-quote.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { storeChoice, traceOf } from './data/searched-choice.ts';

interface Removed {
  readonly id: string;
  readonly removido?: boolean | undefined;
}

/**
 * Marks hotels of a request in approval as removed, or as back again; what was chosen for them stays until the decision. False, and nothing done, for a
 * body that removes nothing. Errors: 403 for anybody but its approver, 404.
 * @see S-096, S-355
 */
export async function removeHotels({ db }: Deps, session: Session, idViagem: number, choices: readonly Removed[]): Promise<boolean> {
  if (choices.every(({ removido }) => removido === undefined)) return false;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    if (editingMode(statusOf(request)) !== 'aprovacao') return false;
    if (activeProfile({ profiles: session.usuario.perfis }) !== PROFILES.APPROVER) throw new CallError(403, 'sem_permissao');
    for (const { id, removido } of choices) {
      if (removido === undefined) continue;
      const service = await findService(tx, request, id, 'HOTEL');
      await storeChoice(tx, service, service.idCotacaoEscolhida, { ...traceOf(service), removido });
    }
    await quotesChanged(tx, request);
    return true;
  });
}
