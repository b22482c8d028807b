import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { claimKey, type MadeAnswer, storeAnswer, storeRefusal, type WriteKey } from './data/made-writes.ts';

export interface Write {
  readonly key: WriteKey;
  /** Makes the write with the database that it is given, and returns its response. */
  readonly make: (deps: Deps) => Promise<MadeAnswer>;
  /** The response for a refusal that is the write's answer; undefined for a failure after which it may be tried again. */
  readonly refusalOf: (error: unknown) => MadeAnswer | undefined;
}

export interface MadeOnce {
  readonly answer: MadeAnswer;
  /** Whether the write was made before, and this is its first answer. */
  readonly repeated: boolean;
}

/**
 * Makes a write that carries a key once, however often it is sent, and returns its first answer for a day. The write, its key and its
 * answer are one transaction: none is there without the others, also when the server dies in between.
 *
 * Errors: 422 for a key that other data had before; a failure (connection, lock, a bug) is not stored.
 * @see B-060
 */
export async function makeOnce(deps: Deps, { key, make, refusalOf }: Write): Promise<MadeOnce> {
  const now = deps.now();
  try {
    return await withTransaction(deps.db, async (tx) => {
      const before = await claimKey(tx, key, now);
      if (before && before.pedido !== key.pedido) throw new ViolationsError([{ key: 'chave_de_envio_repetida', field: '' }]);
      if (before) return { answer: before.answer, repeated: true };
      const answer = await make({ ...deps, db: tx });
      await storeAnswer(tx, key, answer);
      return { answer, repeated: false };
    });
  } catch (error) {
    const answer = refusalOf(error);
    if (!answer) throw error;
    await storeRefusal(deps.db, key, answer, now);
    return { answer, repeated: false };
  }
}
