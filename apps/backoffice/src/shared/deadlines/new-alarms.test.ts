import { expect, test } from 'vitest';
import { alarmsAt, type CloseDeadline, newAlarms } from './new-alarms.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const deadline = (idSolicitacao: number, minutes: number, responsavel: string | null = 'me'): CloseDeadline => ({
  idSolicitacao,
  fase: 'COTACAO',
  prazo: at(minutes).toISOString(),
  empresa: 'Aurora',
  responsavel,
});
const ids = (alarms: readonly { readonly deadline: CloseDeadline }[]) => alarms.map((alarm) => alarm.deadline.idSolicitacao);

test('B-051 past and due within the hour count, what is due later does not', () => {
  const alarms = alarmsAt(NOW, [deadline(1, -5), deadline(2, 60), deadline(3, 61)]);
  expect(alarms.map(({ deadline: { idSolicitacao }, urgency }) => [idSolicitacao, urgency])).toEqual([
    [1, 'past'],
    [2, 'soon'],
  ]);
});

test('B-051 what comes within the hour, and what becomes past, is told once each; what was there at first is not', () => {
  const deadlines = [deadline(1, 30), deadline(2, 70)];
  const first = newAlarms(alarmsAt(NOW, deadlines), undefined, 'me');
  expect(ids(first.news)).toEqual([]);
  const second = newAlarms(alarmsAt(at(15), deadlines), first.told, 'me');
  expect(ids(second.news)).toEqual([2]);
  expect(ids(newAlarms(alarmsAt(at(16), deadlines), second.told, 'me').news)).toEqual([]);
  const third = newAlarms(alarmsAt(at(31), deadlines), second.told, 'me');
  expect(third.news.map(({ deadline: { idSolicitacao }, urgency }) => [idSolicitacao, urgency])).toEqual([[1, 'past']]);
});

test('a deadline that was moved is another one', () => {
  const { told } = newAlarms(alarmsAt(NOW, [deadline(1, 30)]), new Set(), 'me');
  expect(ids(newAlarms(alarmsAt(NOW, [deadline(1, 40)]), told, 'me').news)).toEqual([1]);
});

test('B-051 the own ones and those of nobody are told, those of a colleague are counted alone', () => {
  const alarms = alarmsAt(NOW, [deadline(1, 10, 'colleague'), deadline(2, 20, null), deadline(3, 30, 'me')]);
  expect(ids(alarms)).toEqual([1, 2, 3]);
  expect(ids(newAlarms(alarms, new Set(), 'me').news)).toEqual([2, 3]);
});
