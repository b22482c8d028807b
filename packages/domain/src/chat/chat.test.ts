import { expect, test } from 'vitest';
import { CLOSED_CHAT, chatIsOpen } from './index.ts';

test('S-021 A-159 the state is two ids, and a trip of 0 is a closed chat', () => {
  expect(CLOSED_CHAT).toEqual({ agencia: 0, viagem: 0 });
  expect(chatIsOpen(CLOSED_CHAT)).toBe(false);
  expect(chatIsOpen({ agencia: 42, viagem: 1207 })).toBe(true);
  expect(chatIsOpen({ agencia: 42, viagem: 0 })).toBe(false);
});
