import { eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Belonging } from './attachments.ts';

/** A service or quote with the uuid of its request. */
export interface OwnerRow extends Belonging {
  readonly solicitacaoUuid: string;
}

/** A service, as the owner of attachments; undefined when there is none. */
export async function serviceAsOwner(db: Queryable, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db.select({ solicitacaoUuid: servico.solicitacaoUuid }).from(servico).where(eq(servico.id, id));
  return row && { ...row, servicoId: id, cotacaoId: null };
}

/** A quote, as the owner of attachments; undefined when there is none. */
export async function quoteAsOwner(db: Queryable, id: string): Promise<OwnerRow | undefined> {
  const [row] = await db
    .select({ solicitacaoUuid: servico.solicitacaoUuid, servicoId: servico.id })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(eq(cotacao.id, id));
  return row && { ...row, cotacaoId: id };
}
