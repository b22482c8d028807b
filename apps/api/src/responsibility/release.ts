import { requestChanges } from '@guiche/domain/logs';
import { mayRelease } from '@guiche/domain/responsibility';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { changeRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { checkSeen } from './check-seen.ts';
import { responsibleOf } from './data/consultants.ts';

interface Release {
  readonly uuid: string;
  /** The tag of who was responsible when the user decided; undefined for a caller that does not say. */
  readonly seen: string | undefined;
}

/** Leaves a request without responsible; one that has none stays so. Errors: 403 for another's request, 409 when another is responsible than the user saw. @see A-128 @see A-130 */
export function release({ db, now }: Deps, session: Session, { uuid, seen }: Release): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await lockVisible(tx, session, { uuid });
    if (row.responsavelId === null) return;
    const present = (await responsibleOf(tx, row.responsavelId)) ?? { id: row.responsavelId, name: '' };
    checkSeen(seen, present);
    if (!mayRelease({ responsavel: present }, session.usuario)) throw new CallError(403, 'sem_permissao');
    await changeRequest(tx, row, { responsavelId: null });
    await writeRequestLog(tx, {
      solicitacaoUuid: uuid,
      tipo: 'LIBERANDO_SOLICITACAO',
      usuarioNome: session.usuario.nome,
      alteracoes: requestChanges(loggedRequest(row, present.name), { responsavel: null }),
      em: now(),
    });
  });
}
