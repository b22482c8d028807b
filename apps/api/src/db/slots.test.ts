import { expect, test } from 'vitest';
import { NoSlotError, Slots } from './slots.ts';

function held() {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { task: () => done, release: () => release() };
}

test('as many tasks run as there are slots, the others in the order in which they came', async () => {
  const slots = new Slots(2);
  const [first, second] = [held(), held()];
  const order: string[] = [];
  const running = [slots.run(first.task, 0), slots.run(second.task, 0)];
  const waiting = ['third', 'fourth'].map((name) => slots.run(async () => order.push(name), 0));
  await Promise.resolve();
  expect(order).toEqual([]);
  first.release();
  await Promise.all(waiting);
  expect(order).toEqual(['third', 'fourth']);
  second.release();
  await Promise.all(running);
});

test('who waits too long is refused, and a failed task gives its slot back', async () => {
  const slots = new Slots(1);
  const first = held();
  const running = slots.run(first.task, 0);
  await expect(slots.run(async () => 'never', 5)).rejects.toThrow(NoSlotError);
  first.release();
  await running;
  await expect(slots.run(() => Promise.reject(new Error('failed')), 0)).rejects.toThrow('failed');
  expect(await slots.run(async () => 'next', 0)).toBe('next');
});
