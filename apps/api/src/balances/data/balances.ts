import { randomUUID } from 'node:crypto';
import type { UsableBalance } from '@guiche/domain/entities';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { saldoCliente } from '../../db/schema/cliente.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type BalanceRow = typeof saldoCliente.$inferSelect;

/** A balance as the wire has it. A row that nobody's id is in is for reading alone: it is never offered. */
export function wireBalance({ id, valor, cia, numeroBilhete, viajanteId, viajante, validade, multa }: BalanceRow): UsableBalance {
  const origem = numeroBilhete === null ? 'SALDO' : 'BILHETE';
  return { id, valor, cia, origem, idViajante: viajanteId ?? '', viajante, numeroBilhete, validade, multa };
}

/** The balances of some travellers of a company that no other quote uses. */
export function freeBalances(db: Queryable, empresaId: number, travellers: readonly string[], cotacaoId: string): Promise<BalanceRow[]> {
  return db
    .select()
    .from(saldoCliente)
    .where(
      and(
        eq(saldoCliente.empresaId, empresaId),
        inArray(saldoCliente.viajanteId, [...travellers]),
        or(isNull(saldoCliente.cotacaoId), eq(saldoCliente.cotacaoId, cotacaoId)),
      ),
    );
}

/** A balance of a company, locked: nobody else uses it until the transaction ends. */
export async function lockBalance(tx: Transaction, empresaId: number, id: string): Promise<BalanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(saldoCliente)
    .where(and(eq(saldoCliente.id, id), eq(saldoCliente.empresaId, empresaId)))
    .for('update');
  return row;
}

/** The balance that a quote uses. */
export async function balanceOfQuote(tx: Transaction, cotacaoId: string): Promise<BalanceRow | undefined> {
  const [row] = await tx.select().from(saldoCliente).where(eq(saldoCliente.cotacaoId, cotacaoId));
  return row;
}

/** Gives the balance of a quote free, if it uses one. */
export async function releaseBalance(tx: Transaction, cotacaoId: string): Promise<void> {
  await tx.update(saldoCliente).set({ cotacaoId: null, tarifaAntes: null }).where(eq(saldoCliente.cotacaoId, cotacaoId));
}

/** Reserves a balance for a quote, with the fare that the quote had without it. */
export async function reserveBalance(tx: Transaction, id: string, cotacaoId: string, tarifaAntes: number | null): Promise<void> {
  await tx.update(saldoCliente).set({ cotacaoId, tarifaAntes }).where(eq(saldoCliente.id, id));
}

/** A balance that an issue leaves. */
export interface LeftBalance
  extends Pick<BalanceRow, 'empresaId' | 'cia' | 'viajante' | 'viajanteId' | 'valor' | 'numeroBilhete' | 'multa'> {
  readonly origemCotacaoId: string;
}

/** The balances that an issue left, locked: nobody uses or frees one until the transaction ends. */
export function lockBalancesLeftBy(tx: Transaction, origemCotacaoId: string): Promise<BalanceRow[]> {
  return tx.select().from(saldoCliente).where(eq(saldoCliente.origemCotacaoId, origemCotacaoId)).orderBy(saldoCliente.id).for('update');
}

/** Keeps a balance that an issue leaves for later. */
export async function keepBalance(tx: Transaction, balance: LeftBalance): Promise<void> {
  await tx.insert(saldoCliente).values({ ...balance, id: randomUUID(), validade: null });
}

/** Gives a balance another value. */
export async function revalueBalance(tx: Transaction, id: string, valor: number): Promise<void> {
  await tx.update(saldoCliente).set({ valor }).where(eq(saldoCliente.id, id));
}

/** Removes balances that no quote uses. */
export async function dropBalances(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(saldoCliente).where(inArray(saldoCliente.id, [...ids]));
}
