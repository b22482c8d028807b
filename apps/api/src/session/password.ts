import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane; about 25 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password is right. Without a hash (an unknown login) the same work is done in vain, so that
 * the response time does not tell which logins exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await nobody), password, OPTIONS);
  return right && passwordHash !== undefined;
}
