import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) as OWASP asks: 19 MiB, two passes, one lane; about 25 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password is the right one. Without a hash (an unknown login) the same work is done for nothing, so that
 * the time of the answer does not tell which logins exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await nobody), password, OPTIONS);
  return right && passwordHash !== undefined;
}
