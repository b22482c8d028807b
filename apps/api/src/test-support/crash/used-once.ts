import { expect } from 'vitest';
import type { Usage } from './balance-using.ts';

/**
 * That no balance is used twice: each is offered to all quotes, or to the one that uses it; what was answered to be a quote's own is its own; and
 * what is taken off the fares is, together, what the used balances hold.
 */
export function expectUsedOnce(usages: readonly Usage[], balances: readonly string[]): void {
  const used = balances.map((id) => ({ id, users: usages.filter(({ offered }) => offered.some((one) => one.id === id)) }));
  for (const { users } of used) expect([1, usages.length]).toContain(users.length);
  for (const usage of usages.filter(({ own }) => own !== undefined)) {
    expect(used.find(({ id }) => id === usage.own)?.users).toEqual([usage]);
  }
  const alone = used.filter(({ users }) => users.length === 1).map(({ id, users: [user] }) => ({ user, ...balanceAmong(user, id) }));
  expect(new Set(alone.map(({ user }) => user)).size).toBe(alone.length);
  const cents = alone.filter(({ user }) => (user?.taken ?? 0) > 0).reduce((sum, { valor }) => sum + Math.round(valor * 100), 0);
  expect(usages.reduce((sum, { taken }) => sum + taken, 0)).toBe(cents);
}

function balanceAmong(usage: Usage | undefined, id: string) {
  const balance = usage?.offered.find((one) => one.id === id);
  if (!balance) throw new Error('the balance is offered to nobody');
  return balance;
}
