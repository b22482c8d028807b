import { randomUUID } from 'node:crypto';
import { joinedBalance } from '@guiche/domain/balances';
import type { UsableBalance } from '@guiche/domain/entities';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { saldoCliente } from '../../db/schema/cliente.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

export type BalanceRow = typeof saldoCliente.$inferSelect;

/** A balance as the wire has it. A row that nobody's id is in is for reading alone: it is never offered. */
function wireBalance({ id, valor, cia, numeroBilhete, viajanteId, viajante, validade, multa }: BalanceRow): UsableBalance {
  const origem = numeroBilhete === null ? 'SALDO' : 'BILHETE';
  return { id, valor, cia, origem, idViajante: viajanteId ?? '', viajante, numeroBilhete, validade, multa };
}

/** A balance as the rules look at it: the wire has no currency, because only balances in the quote's are offered. */
export const balanceWithCurrency = (row: BalanceRow) => ({ ...wireBalance(row), moeda: row.moeda });

/** The balance that a balance is a part of, or it itself. */
const rootOf = ({ id, parteDe }: BalanceRow): string => parteDe ?? id;

/**
 * The balances of some travellers of a company that no other quote uses. What the quote reserved of a balance stands together with the free rest of
 * it: both are free again when it chooses anew.
 */
export async function freeBalances(
  db: Queryable,
  empresaId: number,
  travellers: readonly string[],
  cotacaoId: string,
): Promise<BalanceRow[]> {
  const rows = await db
    .select()
    .from(saldoCliente)
    .where(
      and(
        eq(saldoCliente.empresaId, empresaId),
        inArray(saldoCliente.viajanteId, [...travellers]),
        or(isNull(saldoCliente.cotacaoId), eq(saldoCliente.cotacaoId, cotacaoId)),
      ),
    );
  // The part that the quote uses comes first, and names the whole.
  const ordered = rows.toSorted((one, other) => Number(other.cotacaoId !== null) - Number(one.cotacaoId !== null));
  const wholes = new Map<string, BalanceRow>();
  for (const row of ordered) {
    const whole = wholes.get(rootOf(row));
    wholes.set(rootOf(row), whole ? { ...whole, valor: joinedBalance(whole.valor, row.valor) } : row);
  }
  return [...wholes.values()];
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

/** The parts of a balance that no quote uses, with itself, locked. */
function lockFreeParts(tx: Transaction, root: string): Promise<BalanceRow[]> {
  return tx
    .select()
    .from(saldoCliente)
    .where(and(or(eq(saldoCliente.id, root), eq(saldoCliente.parteDe, root)), isNull(saldoCliente.cotacaoId)))
    .orderBy(saldoCliente.id)
    .for('update');
}

/** Gives the balance of a quote free, if it uses one, and puts it together with what is free of the balance that it was split from. */
export async function releaseBalance(tx: Transaction, cotacaoId: string): Promise<void> {
  const used = await balanceOfQuote(tx, cotacaoId);
  if (!used) return;
  const others = await lockFreeParts(tx, rootOf(used));
  const valor = joinedBalance(used.valor, ...others.map((one) => one.valor));
  await tx.update(saldoCliente).set({ valor, cotacaoId: null, tarifaAntes: null }).where(eq(saldoCliente.id, used.id));
  await dropBalances(
    tx,
    others.map(({ id }) => id),
  );
}

/** The free balance that a balance is, or was put together with; undefined when nothing of it is free. */
export async function freeBalanceOf(tx: Transaction, balance: BalanceRow): Promise<BalanceRow | undefined> {
  return (await lockFreeParts(tx, rootOf(balance)))[0];
}

/** A balance that is reserved for a quote. */
interface Reservation {
  readonly balance: BalanceRow;
  readonly usado: number;
  /** What is left for other quotes, which becomes a balance of its own. */
  readonly restante: number;
  readonly cotacaoId: string;
  /** The fare that the quote had without it. */
  readonly tarifaAntes: number | null;
}

/** Reserves a balance for a quote, or a part of it, whose rest stays free. */
export async function reserveBalance(tx: Transaction, { balance, usado, restante, cotacaoId, tarifaAntes }: Reservation): Promise<void> {
  await tx.update(saldoCliente).set({ valor: usado, cotacaoId, tarifaAntes }).where(eq(saldoCliente.id, balance.id));
  if (restante > 0) await tx.insert(saldoCliente).values({ ...balance, id: randomUUID(), parteDe: rootOf(balance), valor: restante });
}

/** A balance that an issue leaves. */
export interface LeftBalance
  extends Pick<BalanceRow, 'empresaId' | 'cia' | 'viajante' | 'viajanteId' | 'valor' | 'moeda' | 'numeroBilhete' | 'multa'> {
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

/** Gives a balance another value, in a currency. */
export async function revalueBalance(tx: Transaction, id: string, { valor, moeda }: Pick<BalanceRow, 'valor' | 'moeda'>): Promise<void> {
  await tx.update(saldoCliente).set({ valor, moeda }).where(eq(saldoCliente.id, id));
}

/** Removes balances that no quote uses. */
export async function dropBalances(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(saldoCliente).where(inArray(saldoCliente.id, [...ids]));
}
