import { and, eq, lt } from 'drizzle-orm';
import { escritaFeita } from '../../db/schema/escrita.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';

/** What makes two writes the same one. */
export interface WriteKey {
  readonly usuarioId: string;
  /** Name of the contract's call. */
  readonly chamada: string;
  readonly chave: string;
  /** Digest of everything else that was sent. */
  readonly pedido: string;
}

/** The response of a write. */
export interface MadeAnswer {
  readonly status: number;
  /** As JSON; null for a response without a body. */
  readonly body: string | null;
}

/** A write that was made before. */
interface MadeWrite {
  readonly pedido: string;
  readonly answer: MadeAnswer;
}

const DAY_MS = 86_400_000;
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);
const sameKey = ({ usuarioId, chamada, chave }: WriteKey) =>
  and(eq(escritaFeita.usuarioId, usuarioId), eq(escritaFeita.chamada, chamada), eq(escritaFeita.chave, chave));

/**
 * Takes the key for this transaction, and returns undefined; or returns the write that had it before. While another transaction has it,
 * this one waits until that one has ended.
 */
export async function claimKey(tx: Transaction, key: WriteKey, now: Date): Promise<MadeWrite | undefined> {
  const fresh = { pedido: key.pedido, status: null, resposta: null, em: now };
  const { usuarioId, chamada, chave } = escritaFeita;
  const claimed = await tx
    .insert(escritaFeita)
    .values({ ...key, em: now })
    .onConflictDoUpdate({ target: [usuarioId, chamada, chave], set: fresh, setWhere: lt(escritaFeita.em, dayBefore(now)) })
    .returning({ chave });
  if (claimed.length > 0) return undefined;
  const [row] = await tx.select().from(escritaFeita).where(sameKey(key));
  if (!row || row.status === null) throw new Error('a write with a key has no response');
  return { pedido: row.pedido, answer: { status: row.status, body: row.resposta } };
}

/** Stores the response, in the transaction in which the write is made. */
export async function storeAnswer(tx: Transaction, key: WriteKey, { status, body }: MadeAnswer): Promise<void> {
  await tx.update(escritaFeita).set({ status, resposta: body }).where(sameKey(key));
}

/** Stores the refusal of a write, whose own transaction was rolled back; a response that is there stays. */
export async function storeRefusal(db: Queryable, key: WriteKey, { status, body }: MadeAnswer, now: Date): Promise<void> {
  await db
    .insert(escritaFeita)
    .values({ ...key, status, resposta: body, em: now })
    .onConflictDoNothing();
}

/** Deletes the responses that are older than a day. */
export async function dropOldAnswers(db: Queryable, now: Date): Promise<void> {
  await db.delete(escritaFeita).where(lt(escritaFeita.em, dayBefore(now)));
}
