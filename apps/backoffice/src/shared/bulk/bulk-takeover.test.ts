import { expect, test } from 'vitest';
import { asShown, type Chosen, heldByColleagues, leftChosen, namesOf, sendInParts, type Taken } from './bulk-takeover.ts';

const ME = { id: 'me', name: 'Eu' };
const BIA = { id: 'bia', name: 'Bia' };
const RUI = { id: 'rui', name: 'Rui' };

const request = (idSolicitacao: number, responsavel: Chosen['responsavel'] = null): Chosen => ({
  uuid: `u${idSolicitacao}`,
  idSolicitacao,
  responsavel,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => request(index));
const taken = (part: readonly Chosen[], refused: readonly string[] = []): Taken[] =>
  part.map(({ uuid }) => ({ uuid, recusa: refused.includes(uuid) ? { titulo: `${uuid} já está com Bia.` } : null }));

test('B-044 more than one call takes are sent in parts, one after another, and how far it is is told', async () => {
  const sent: string[][] = [];
  const told: number[] = [];
  let running = 0;
  const outcome = await sendInParts(many(5), {
    size: 2,
    send: async (part) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      sent.push(part.map(({ uuid }) => uuid));
      return taken(part);
    },
    onProgress: (done) => told.push(done),
  });
  expect(sent).toEqual([['u0', 'u1'], ['u2', 'u3'], ['u4']]);
  expect(told).toEqual([2, 4, 5]);
  expect(outcome).toEqual({ done: many(5), refused: [], unsent: [], failure: undefined });
});

test('B-044 the refused ones stay chosen, each with its reason', async () => {
  const outcome = await sendInParts(many(4), { size: 2, send: async (part) => taken(part, ['u1', 'u2']), onProgress: () => {} });
  expect(outcome.done.map(({ uuid }) => uuid)).toEqual(['u0', 'u3']);
  expect(outcome.refused).toEqual([
    { request: request(1), reason: 'u1 já está com Bia.' },
    { request: request(2), reason: 'u2 já está com Bia.' },
  ]);
  expect(leftChosen(outcome)).toEqual(['u1', 'u2']);
});

test('B-044 a part that fails ends it: what was changed before is said, the rest stays chosen and is not sent', async () => {
  const offline = new Error('offline');
  let calls = 0;
  const outcome = await sendInParts(many(6), {
    size: 2,
    send: async (part) => {
      calls += 1;
      if (calls === 2) throw offline;
      return taken(part, ['u0']);
    },
    onProgress: () => {},
  });
  expect(calls).toBe(2);
  expect(outcome.done).toEqual([request(1)]);
  expect(outcome.failure).toBe(offline);
  expect(leftChosen(outcome)).toEqual(['u0', 'u2', 'u3', 'u4', 'u5']);
});

test('B-044 A-131 it is asked about the requests of colleagues alone, each of whom is named once', () => {
  const chosen = [request(1), request(2, ME), request(3, BIA), request(4, RUI), request(5, BIA)];
  const held = heldByColleagues(chosen, ME.id, ME);
  expect(held.map(({ idSolicitacao }) => idSolicitacao)).toEqual([3, 4, 5]);
  expect(namesOf(held)).toEqual(['Bia', 'Rui']);
  // Who gets them loses none.
  expect(namesOf(heldByColleagues(chosen, BIA.id, ME))).toEqual(['Rui']);
});

test('B-044 trying again starts from who is responsible now', () => {
  expect(asShown([request(1), request(2)], [request(9), request(1, BIA)])).toEqual([request(1, BIA), request(2)]);
});
