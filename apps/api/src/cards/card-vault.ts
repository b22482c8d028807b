import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts card numbers, verification codes and the secrets of integrations for the database. @see A-228, B-062 */
export interface CardVault {
  /** Encrypts a text for one place: a column of a row. What is copied to another place cannot be opened there. */
  readonly seal: (text: string, place: string) => string;
  /** The text again; undefined when it was sealed with another key, for another place, or was changed. */
  readonly open: (sealed: string, place: string) => string | undefined;
  /** Tells whether two texts are the same, and nothing else to whoever does not have the key. */
  readonly mark: (text: string) => string;
}

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A vault with a key of 32 bytes: AES-256-GCM, with a new nonce for each text. @see B-062 */
export function cardVault(key: Uint8Array): CardVault {
  // A key of its own for each use.
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `guiche ${use}`, KEY_BYTES));
  const [sealing, marking] = [derived('card sealing'), derived('card marking')];
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length !== TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
  };
}
