import { createHash, randomBytes } from 'node:crypto';

/** A session token: 32 random bytes, and nothing that anybody could read out of it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is kept or looked up. A plain digest is enough for 32 random bytes. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
