import type { StatusCotacao } from '@guiche/domain/enums';
import { CODE_END_STATUSES, CODE_STATUSES, serviceKeepsCode } from '@guiche/domain/payments';
import { and, eq, exists, inArray, notExists, or } from 'drizzle-orm';
import { codigoCartao } from '../../db/schema/cartao.ts';
import { cotacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** Stores the verification code of a card for one service, encrypted. */
export async function insertCode(tx: Transaction, row: typeof codigoCartao.$inferInsert): Promise<void> {
  await tx
    .insert(codigoCartao)
    .values(row)
    .onConflictDoUpdate({
      target: [codigoCartao.cartaoId, codigoCartao.servicoId],
      set: { codigo: row.codigo },
    });
}

/** The encrypted code of a card for a service, while the service's quotes let it be kept; undefined otherwise. @see B-062 */
export async function codeOf(db: Queryable, cartaoId: string, servicoId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ codigo: codigoCartao.codigo })
    .from(codigoCartao)
    .where(and(eq(codigoCartao.cartaoId, cartaoId), eq(codigoCartao.servicoId, servicoId)));
  if (!row) return undefined;
  const quotes = await db.select({ status: cotacao.status }).from(cotacao).where(eq(cotacao.servicoId, servicoId));
  // The table holds what the contract's schema accepted.
  return serviceKeepsCode(quotes.map(({ status }) => status as StatusCotacao)) ? row.codigo : undefined;
}

/** Deletes all codes of a card. */
export async function deleteCodes(tx: Transaction, cartaoId: string): Promise<void> {
  await tx.delete(codigoCartao).where(eq(codigoCartao.cartaoId, cartaoId));
}

/** Deletes the codes of the services whose quotes no longer let them be kept, as `serviceKeepsCode` says it; of one service, if one is given. @see B-062 */
export async function eraseEndedCodes(db: Queryable, servicoId?: string): Promise<void> {
  const quotes = (...statuses: readonly StatusCotacao[]) =>
    db
      .select({ id: cotacao.id })
      .from(cotacao)
      .where(and(eq(cotacao.servicoId, codigoCartao.servicoId), statuses.length > 0 ? inArray(cotacao.status, [...statuses]) : undefined));
  const ended = or(exists(quotes(...CODE_END_STATUSES)), and(exists(quotes()), notExists(quotes(...CODE_STATUSES))));
  await db.delete(codigoCartao).where(and(servicoId === undefined ? undefined : eq(codigoCartao.servicoId, servicoId), ended));
}
