import { newId } from '../new-id.ts';

/**
 * The idempotency keys of inserts from one form. What is sent again unchanged, because its response was lost, has the key of the first time,
 * so that nothing is inserted twice. @see B-060
 */
export class InsertKeys {
  private last: { readonly text: string; readonly key: string } | undefined;

  keyOf(body: object): string {
    const text = JSON.stringify(body);
    if (this.last?.text !== text) this.last = { text, key: newId() };
    return this.last.key;
  }
}
