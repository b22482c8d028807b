import { activeProfile } from '@guiche/domain/access';
import type { Responsible } from '@guiche/domain/entities';
import { requestChanges } from '@guiche/domain/logs';
import { mayAssign, mayBeResponsible, mayTakeOver } from '@guiche/domain/responsibility';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { changeRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { changedResponsible } from './changed-responsible.ts';
import { checkSeen } from './check-seen.ts';
import { activeColleague, responsibleOf } from './data/consultants.ts';

export interface Takeover {
  readonly uuidSolicitacao: string;
  /** The new responsible person: the user, or a colleague. */
  readonly idResponsavel: string;
  readonly podeSubstituir: boolean;
  /** The tag of who was responsible when the user decided; undefined for a caller that does not say. */
  readonly seen: string | undefined;
}

/** An active colleague who can be responsible, by id. Errors: 404; 403 for one who may not open requests. @see A-132 */
export async function findColleague(tx: Transaction, session: Session, id: string): Promise<Responsible> {
  const row = await activeColleague(tx, session, id);
  if (!row || activeProfile(row) === undefined) throw new CallError(404, 'usuario_nao_encontrado');
  if (!mayBeResponsible(row)) throw new CallError(403, 'usuario_nao_abre_solicitacoes', { nome: row.name });
  return { id: row.id, name: row.name };
}

/**
 * Makes a user responsible for a request.
 *
 * Errors: 409 when another person is responsible and `podeSubstituir` is false, or another than the user saw; 403 for a user who may not change consultants.
 * @see A-129 @see A-130
 */
export function takeOver(
  { db, now }: Deps,
  session: Session,
  { uuidSolicitacao, idResponsavel, podeSubstituir, seen }: Takeover,
): Promise<Responsible> {
  return withTransaction(db, async (tx) => {
    const row = await lockVisible(tx, session, { uuid: uuidSolicitacao });
    const next = await findColleague(tx, session, idResponsavel);
    const present = row.responsavelId;
    if (present === next.id) return next;
    const previous = present === null ? null : ((await responsibleOf(tx, present)) ?? { id: present, name: '' });
    checkSeen(seen, previous);
    if (previous && !podeSubstituir) throw changedResponsible(previous);
    const forSelf = next.id === session.usuario.id;
    const allowed = forSelf ? mayTakeOver({ responsavel: previous }, session.usuario) : mayAssign(session.usuario);
    if (!allowed) throw new CallError(403, 'sem_permissao');
    await changeRequest(tx, row, { responsavelId: next.id });
    await writeRequestLog(tx, {
      solicitacaoUuid: row.uuid,
      tipo: previous ? 'ASSUMINDO_DE_OUTRO_CONSULTOR' : 'ASSUMINDO_SOLICITACAO',
      usuarioNome: next.name,
      ...(previous && { usuarioAnteriorNome: previous.name }),
      ...(!forSelf && { atribuidoPorNome: session.usuario.nome }),
      alteracoes: requestChanges(loggedRequest(row, previous?.name ?? null), { responsavel: next.name }),
      em: now(),
    });
    return next;
  });
}
