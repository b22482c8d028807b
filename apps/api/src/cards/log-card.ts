import type { AcaoCartao, TipoCartao } from '@guiche/domain/enums';
import { findOwner } from '../attachments/find-owner.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { writeCardLog } from './data/card-log.ts';

export interface CardAction {
  readonly acao: AcaoCartao;
  readonly tipo: TipoCartao;
  readonly idCotacao: string;
}

/**
 * Logs what a user does with a card of a quote. Errors: 404; 403 for a view by a user who may not see card data, and for a request that is with another
 * consultant.
 * @see
 */
export async function logCard({ db, now }: Deps, session: Session, { acao, tipo, idCotacao }: CardAction): Promise<void> {
  const { request, servicoId } = await findOwner(db, session, { cotacao: idCotacao });
  const { usuario } = session;
  if (acao === 'VISUALIZAR' && !usuario.visualizaDadosCartao) throw new CallError(403, 'sem_permissao');
  await writeCardLog(db, {
    acao,
    tipo,
    cotacaoId: idCotacao,
    servicoId,
    solicitacaoUuid: request.uuid,
    usuarioId: usuario.id,
    usuarioNome: usuario.nome,
    em: now(),
  });
}
