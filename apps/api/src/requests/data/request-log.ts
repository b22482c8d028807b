import { randomUUID } from 'node:crypto';
import type { FieldChange } from '@guiche/domain/entities';
import type { TipoAlteracaoSolicitacao } from '@guiche/domain/enums';
import { desc, eq } from 'drizzle-orm';
import { logSolicitacao } from '../../db/schema/log.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export interface RequestEvent {
  readonly solicitacaoUuid: string;
  readonly tipo: TipoAlteracaoSolicitacao;
  readonly usuarioNome: string;
  readonly usuarioAnteriorNome?: string;
  readonly atribuidoPorNome?: string;
  /** The changed fields. @see B-034 */
  readonly alteracoes: readonly FieldChange[];
  readonly em: Date;
}

/** Writes a log entry of a request, in the transaction of the change that it records. */
export async function writeRequestLog(tx: Transaction, event: RequestEvent): Promise<void> {
  await tx.insert(logSolicitacao).values({ id: randomUUID(), ...event });
}

/** What happened to a request, newest first. @see A-145 @see A-146 */
export function requestLog(db: Queryable, solicitacaoUuid: string): Promise<(typeof logSolicitacao.$inferSelect)[]> {
  return db
    .select()
    .from(logSolicitacao)
    .where(eq(logSolicitacao.solicitacaoUuid, solicitacaoUuid))
    .orderBy(desc(logSolicitacao.em), desc(logSolicitacao.id));
}
