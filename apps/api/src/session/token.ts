import { createHash, randomBytes } from 'node:crypto';

/** A session token: 32 random bytes, which hold no information. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest under which a secret is stored and looked up. A plain one is enough for 32 random bytes. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
