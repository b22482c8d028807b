import type { ServerEvent } from '@guiche/contract/events';
import { expect, test } from 'vitest';
import { changesPresence, changesRequests, createNewsBox } from './news-box.ts';

const request = (idSolicitacao: number): ServerEvent => ({ tipo: 'solicitacao', idSolicitacao });
const presence = (idSolicitacao: number): ServerEvent => ({ tipo: 'presenca', idSolicitacao });
const ALL: ServerEvent = { tipo: 'tudo' };

test.each([
  ['each event is there once', [request(1), request(2), request(1), presence(1)], [request(1), request(2), presence(1)]],
  ['`tudo` says all of it', [request(1), ALL, presence(2)], [ALL]],
  ['nothing is nothing', [], []],
])('B-042 %s', (_case, put, taken) => {
  const box = createNewsBox();
  for (const event of put) box.put(event);
  expect(box.take()).toEqual(taken);
  expect(box.take()).toEqual([]);
});

test('B-042 B-043 news are about one request, about any, or about who is there', () => {
  const news = [request(1), presence(2)];
  expect([changesRequests(news), changesRequests(news, 1), changesRequests(news, 2)]).toEqual([true, true, false]);
  expect([changesPresence(news, 1), changesPresence(news, 2)]).toEqual([false, true]);
  expect([changesRequests([ALL], 7), changesPresence([ALL], 7), changesRequests([presence(1)])]).toEqual([true, true, false]);
});
