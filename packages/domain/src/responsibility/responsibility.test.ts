import { expect, test } from 'vitest';
import { mayAssign, mayBeResponsible, mayRelease, mayTakeOver, openingQuestion, replacesColleague, withResponsible } from './index.ts';

const me = { id: 'me', permiteTrocarConsultor: false };
const chief = { id: 'me', permiteTrocarConsultor: true };
const other = { id: 'other', name: 'Bia' };
const mine = { id: 'me', name: 'Eu' };
const external = { ownAgency: false, supportDesk: false };

test('A-136 Q-031 a free unfinished request of an external agency without support desk asks to take control', () => {
  const free = { responsavel: null, status: 'COTACAO_AGENCIA' } as const;
  expect(openingQuestion(free, { user: me, ...external })).toBe('take-control');
  expect(openingQuestion(free, { user: me, ...external, ownAgency: true })).toBe('none');
  expect(openingQuestion(free, { user: me, ...external, supportDesk: true })).toBe('none');
  expect(openingQuestion({ ...free, status: 'FINALIZADO' }, { user: me, ...external })).toBe('none');
});

test('A-126 A-133 A-134 Q-029 Q-030 another consultant’s request asks those who may change consultants, and blocks the others', () => {
  const theirs = { responsavel: other, status: 'COTACAO_AGENCIA' } as const;
  expect(openingQuestion(theirs, { user: me, ...external })).toBe('blocked');
  expect(openingQuestion(theirs, { user: chief, ...external })).toBe('confirm-other');
  expect(openingQuestion({ ...theirs, responsavel: mine }, { user: me, ...external })).toBe('none');
});

test('A-132 who may take over and release', () => {
  expect(mayTakeOver({ responsavel: null }, me)).toBe(true);
  expect(mayTakeOver({ responsavel: other }, me)).toBe(false);
  expect(mayTakeOver({ responsavel: other }, chief)).toBe(true);
  expect(mayTakeOver({ responsavel: mine }, chief)).toBe(false);
  expect(mayRelease({ responsavel: mine }, me)).toBe(true);
  expect(mayRelease({ responsavel: other }, me)).toBe(false);
  expect(mayRelease({ responsavel: other }, chief)).toBe(true);
  expect(mayRelease({ responsavel: null }, chief)).toBe(false);
});

test('A-132 who may assign a request to a colleague', () => {
  expect(mayAssign(chief)).toBe(true);
  expect(mayAssign(me)).toBe(false);
});

test('A-131 taking a request away from a colleague needs a confirmation; a free one or the user’s own does not', () => {
  expect(replacesColleague({ responsavel: other }, chief)).toBe(true);
  expect(replacesColleague({ responsavel: null }, chief)).toBe(false);
  expect(replacesColleague({ responsavel: mine }, chief)).toBe(false);
});

test('A-130 a released request has no responsible, a request that was taken over has the given user; nothing else of it changes', () => {
  const request = { id: 412, status: 'COTACAO_AGENCIA', responsavel: other } as const;
  expect(withResponsible(request, null)).toEqual({ ...request, responsavel: null });
  expect(withResponsible({ ...request, responsavel: null }, mine)).toEqual({ ...request, responsavel: mine });
  expect(withResponsible(request, mine)).toEqual({ ...request, responsavel: mine });
  const withMore = { ...mine, profiles: [3] };
  expect(withResponsible(request, withMore).responsavel).toEqual(mine);
});

test.each([
  [[1], false],
  [[2], true],
  [[3], true],
  [[4], false],
  // Only the active profile decides.
  [[4, 2], false],
  [[5], false],
  [[6], false],
  [[], false],
])('A-054 A-132 who has the profiles %o can be responsible for a request: %s', (profiles, may) => {
  expect(mayBeResponsible({ profiles })).toBe(may);
});
