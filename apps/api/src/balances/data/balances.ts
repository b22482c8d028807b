import { randomUUID } from 'node:crypto';
import { joinedBalance, restOfBalance } from '@guiche/domain/balances';
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

/** First what a quote uses, then what its form chose, then what is free. */
const rank = ({ cotacaoId, valorEscolhido }: BalanceRow) => (cotacaoId === null ? 2 : valorEscolhido === null ? 0 : 1);

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
  const wholes = new Map<string, BalanceRow>();
  // The first part names the whole.
  for (const row of rows.toSorted((one, other) => rank(one) - rank(other))) {
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

/** What a quote has of the balances. */
interface BalancesOfQuote {
  /** What it uses as it is stored. */
  readonly used: BalanceRow | undefined;
  /** What its open form chose, for the save that follows. */
  readonly chosen: BalanceRow | undefined;
}

/** What a quote has of the balances. Code that changes it has locked its request. */
export async function balancesOfQuote(tx: Queryable, cotacaoId: string): Promise<BalancesOfQuote> {
  const rows = await tx.select().from(saldoCliente).where(eq(saldoCliente.cotacaoId, cotacaoId));
  return {
    used: rows.find(({ valorEscolhido }) => valorEscolhido === null),
    chosen: rows.find(({ valorEscolhido }) => valorEscolhido !== null),
  };
}

/** What the form of a quote chose, as one text: the same as long as no form of the quote chooses otherwise. @see Q-146 */
export function reservedAs(chosen: BalanceRow): string {
  return [rootOf(chosen), chosen.valorEscolhido, chosen.tarifaAntes].join('/');
}

/** What is free of a balance, in one row, locked; undefined when nothing of it is free. `into` is the part that keeps its id. */
async function joinFree(tx: Transaction, root: string, into?: string): Promise<BalanceRow | undefined> {
  const parts = await tx
    .select()
    .from(saldoCliente)
    .where(and(or(eq(saldoCliente.id, root), eq(saldoCliente.parteDe, root)), isNull(saldoCliente.cotacaoId)))
    .orderBy(saldoCliente.id)
    .for('update');
  const kept = parts.find(({ id }) => id === into) ?? parts[0];
  if (!kept || parts.length === 1) return kept;
  const valor = joinedBalance(...parts.map((part) => part.valor));
  await tx.update(saldoCliente).set({ valor }).where(eq(saldoCliente.id, kept.id));
  await dropBalances(
    tx,
    parts.filter(({ id }) => id !== kept.id).map(({ id }) => id),
  );
  return { ...kept, valor };
}

/** Gives a part of a balance free, together with what is free of it. */
async function release(tx: Transaction, part: BalanceRow): Promise<BalanceRow | undefined> {
  // What was chosen in place of as much that the quote uses took nothing: free, it would be offered as a balance of 0.
  if (part.valor === 0 && part.parteDe !== null) {
    await dropBalances(tx, [part.id]);
    return joinFree(tx, part.parteDe);
  }
  await tx.update(saldoCliente).set({ cotacaoId: null, tarifaAntes: null, valorEscolhido: null }).where(eq(saldoCliente.id, part.id));
  return joinFree(tx, rootOf(part), part.id);
}

/** Gives free what the form of a quote chose; what the quote uses as it is stored stays. */
export async function releaseChosen(tx: Transaction, cotacaoId: string): Promise<void> {
  const { chosen } = await balancesOfQuote(tx, cotacaoId);
  if (chosen) await release(tx, chosen);
}

/** Gives free all that a quote has of the balances, and returns what it used. */
export async function releaseBalances(tx: Transaction, cotacaoId: string): Promise<BalanceRow | undefined> {
  const { used, chosen } = await balancesOfQuote(tx, cotacaoId);
  if (chosen) await release(tx, chosen);
  if (used) await release(tx, used);
  return used;
}

/** A balance as a quote may choose of it: what is free of it, and what the quote uses of it already. */
export interface WholeBalance {
  readonly row: BalanceRow;
  readonly free: BalanceRow | undefined;
  readonly valor: number;
}

/** The whole of a balance for a quote; undefined when nothing of it is free, nor the quote's. */
export async function wholeBalance(tx: Transaction, part: BalanceRow, used: BalanceRow | undefined): Promise<WholeBalance | undefined> {
  const free = await joinFree(tx, rootOf(part));
  const own = used && rootOf(used) === rootOf(part) ? used : undefined;
  const row = own ?? free;
  return row && { row, free, valor: joinedBalance(own?.valor ?? 0, free?.valor ?? 0) };
}

/** What a quote takes of a balance. */
interface Taken {
  readonly valor: number;
  readonly cotacaoId: string;
  /** The fare that the quote had without it. */
  readonly tarifaAntes: number | null;
  readonly valorEscolhido: number | null;
}

/** Takes something of a free balance. The rest stays free, and becomes a balance of its own. */
async function take(tx: Transaction, free: BalanceRow, taken: Taken): Promise<void> {
  await tx.update(saldoCliente).set(taken).where(eq(saldoCliente.id, free.id));
  const rest = restOfBalance(free.valor, taken.valor);
  if (rest > 0) await tx.insert(saldoCliente).values({ ...free, id: randomUUID(), parteDe: rootOf(free), valor: rest });
}

/**
 * Notes what the form of a quote chose of a balance, and keeps it from others until the form is saved or given up. What the quote uses as it is
 * stored stays its own: of the same balance only what is chosen beyond that is taken.
 */
export async function chooseOf(
  tx: Transaction,
  whole: WholeBalance,
  choice: Omit<Taken, 'valor' | 'valorEscolhido'>,
  valor: number,
): Promise<void> {
  const { row, free } = whole;
  const taken = { ...choice, valor: Math.max(0, restOfBalance(valor, row === free ? 0 : row.valor)), valorEscolhido: valor };
  if (free && taken.valor > 0) await take(tx, free, taken);
  else await tx.insert(saldoCliente).values({ ...row, ...taken, id: randomUUID(), parteDe: rootOf(row) });
}

/** Puts what the form of a quote chose in the place of what the quote used. Without a choice nothing changes. */
export async function useChosen(tx: Transaction, cotacaoId: string): Promise<void> {
  const { used, chosen } = await balancesOfQuote(tx, cotacaoId);
  if (!chosen || chosen.valorEscolhido === null) return;
  await release(tx, chosen);
  if (used) await release(tx, used);
  const free = await joinFree(tx, rootOf(chosen));
  if (!free) throw new Error(`the balance that quote ${cotacaoId} chose is gone`);
  await take(tx, free, { valor: chosen.valorEscolhido, cotacaoId, tarifaAntes: chosen.tarifaAntes, valorEscolhido: null });
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
