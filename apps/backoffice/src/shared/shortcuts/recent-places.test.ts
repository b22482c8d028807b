import { expect, test } from 'vitest';
import { notePlace, recentPlaces } from './recent-places.ts';

function memory(entries: Record<string, string> = {}) {
  return {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, value: string) => {
      entries[name] = value;
    },
  };
}
const place = (number: number) => ({ label: `Solicitação ${number}`, href: `#/relatorio?idSolicitacao=${number}` });

test('B-049 the latest five of a user, the last one first, each once; another user has none of them', () => {
  const store = memory();
  for (const number of [1, 2, 3, 4, 5, 6, 4]) notePlace('ana', place(number), store);
  expect(recentPlaces('ana', store)).toEqual([4, 6, 5, 3, 2].map(place));
  expect(recentPlaces('bia', store)).toEqual([]);
});

test.each(['', '{', '{}', '[1, null, {"label": "x"}]', '[{"label": "x", "href": "https://example.com"}]', '[{"label": 1, "href": "#/a"}]'])(
  'what somebody wrote into the store is left out: %s',
  (text) => expect(recentPlaces('ana', memory({ 'recentes:ana': text }))).toEqual([]),
);
