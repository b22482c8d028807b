import { activeProfile } from '@guiche/domain/access';
import type { Responsible } from '@guiche/domain/entities';
import { mayAssign, mayTakeOver } from '@guiche/domain/responsibility';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { changeRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { activeColleague, responsibleOf } from './data/consultants.ts';

export interface Takeover {
  readonly uuidSolicitacao: string;
  /** The new responsible person: the user, or a colleague. */
  readonly idResponsavel: string;
  readonly podeSubstituir: boolean;
}

/** An active colleague, by id. Errors: 404. */
async function findColleague(tx: Transaction, session: Session, id: string): Promise<Responsible> {
  const row = await activeColleague(tx, session, id);
  if (!row || activeProfile(row) === undefined) throw new CallError(404, 'usuario_nao_encontrado');
  return { id: row.id, name: row.name };
}

/**
 * Makes a user responsible for a request.
 *
 * Errors: 409 when another person is responsible and `podeSubstituir` is false; 403 for a user who may not change consultants.
 * @see A-129 @see A-130
 */
export function takeOver(
  { db, now }: Deps,
  session: Session,
  { uuidSolicitacao, idResponsavel, podeSubstituir }: Takeover,
): Promise<Responsible> {
  return withTransaction(db, async (tx) => {
    const row = await lockVisible(tx, session, { uuid: uuidSolicitacao });
    const next = await findColleague(tx, session, idResponsavel);
    const present = row.responsavelId;
    if (present === next.id) return next;
    const previous = present === null ? undefined : ((await responsibleOf(tx, present))?.name ?? '');
    if (previous !== undefined && !podeSubstituir) throw new CallError(409, 'solicitacao_com_outro_responsavel', { usuario: previous });
    const forSelf = next.id === session.usuario.id;
    const held = { responsavel: present === null ? null : { id: present } };
    const allowed = forSelf ? mayTakeOver(held, session.usuario) : mayAssign(session.usuario);
    if (!allowed) throw new CallError(403, 'sem_permissao');
    await changeRequest(tx, row, { responsavelId: next.id });
    await writeRequestLog(tx, {
      solicitacaoUuid: row.uuid,
      tipo: previous === undefined ? 'ASSUMINDO_SOLICITACAO' : 'ASSUMINDO_DE_OUTRO_CONSULTOR',
      usuarioNome: next.name,
      ...(previous !== undefined && { usuarioAnteriorNome: previous }),
      ...(!forSelf && { atribuidoPorNome: session.usuario.nome }),
      em: now(),
    });
    return next;
  });
}
