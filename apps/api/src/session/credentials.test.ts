import { expect, test } from 'vitest';
import { originOf } from './origin.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { digest, newToken } from './token.ts';

test('a password is kept as argon2id and recognised', async () => {
  const hash = await hashPassword('guiche-demo');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'guiche-demo')).toBe(true);
  expect(await verifyPassword(hash, 'Guiche-demo')).toBe(false);
});

test('an unknown login is never right, not even with the password that stands in for it', async () => {
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
});

test('tokens are 32 random bytes, and kept as their digest', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(token);
  expect(digest(token)).not.toContain(token);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});
