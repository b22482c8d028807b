import { mayRelease } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { lockVisible } from '../requests/request-access.ts';
import { writeRequestLog } from '../requests/write-log.ts';

/** Leaves a request without responsible; one that has none stays so. Errors: 403 for another's request. @see A-128 @see A-130 */
export function release({ db, now }: Deps, session: Session, uuid: string): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await lockVisible(tx, session, { uuid });
    if (row.responsavelId === null) return;
    if (!mayRelease({ responsavel: { id: row.responsavelId } }, session.usuario)) throw new CallError(403, 'sem_permissao');
    await tx
      .update(solicitacao)
      .set({ responsavelId: null, versao: row.versao + 1 })
      .where(eq(solicitacao.uuid, uuid));
    await writeRequestLog(tx, { solicitacaoUuid: uuid, tipo: 'LIBERANDO_SOLICITACAO', usuarioNome: session.usuario.nome, em: now() });
  });
}
