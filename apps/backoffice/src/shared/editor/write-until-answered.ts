import { CallError } from '@guiche/contract/client';
import { InsertKeys } from './insert-keys.ts';

/** Whether the server gave its answer. Without a response, or with a failure that it does not store (5xx), it may have made the write all the same. */
function isAnswer(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500;
}

/**
 * A write that is sent again when its answer was lost. Until an answer came, the same body has the key of the first time: the server makes the
 * write once, and gives the answer that was lost. After an answer the next one is a write of its own, even with the same body: what was
 * refused may be allowed by then.
 * @see B-060
 */
export class WriteUntilAnswered {
  private keys = new InsertKeys();

  async send<Answer>(body: object, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call(this.keys.keyOf(body));
      this.keys = new InsertKeys();
      return answer;
    } catch (error) {
      if (isAnswer(error)) this.keys = new InsertKeys();
      throw error;
    }
  }
}
