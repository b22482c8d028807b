import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, readServerMoment } from '../dates/index.ts';
import {
  CHANGED_ISSUES_BY_TRAVELLER_PAGE,
  CHANGED_ISSUES_PAGE,
  DEFAULT_HISTORY_ORDER,
  HISTORY_ORDERS,
  HISTORY_PAGE,
  historyWindow,
  listsBase,
  nextPage,
  QUICK_RANGES,
  sentHistoryWindow,
  withQuickRange,
} from './index.ts';

test('A-089 history pages hold 20 requests; the offset counts pages from 0', () => {
  expect(HISTORY_PAGE).toEqual({ limit: 20, offset: 0 });
  expect(nextPage(HISTORY_PAGE)).toEqual({ limit: 20, offset: 1 });
  expect(nextPage(nextPage(HISTORY_PAGE))).toEqual({ limit: 20, offset: 2 });
});
test('A-104 pages of changed issues hold 20 and are counted from 1', () => {
  expect(CHANGED_ISSUES_PAGE).toEqual({ limit: 20, offset: 1 });
  expect(nextPage(CHANGED_ISSUES_PAGE)).toEqual({ limit: 20, offset: 2 });
});
test('A-105 by traveller 10 are asked for', () => expect(CHANGED_ISSUES_BY_TRAVELLER_PAGE.limit).toBe(10));

test('A-090 the history runs from 30 days before today to 365 days after', () => {
  expect(historyWindow(new Date('2026-11-21T12:00:00Z'))).toEqual({ dataInicial: '2026-10-22', dataFinal: '2027-11-21' });
  // In Brasília it is still 20 November.
  expect(historyWindow(new Date('2026-11-21T02:59:59Z'))).toEqual({ dataInicial: '2026-10-21', dataFinal: '2027-11-20' });
});
test('A-090 the window is 395 days long at any moment', () =>
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (now) => {
      const { dataInicial, dataFinal } = historyWindow(now);
      expect(daysBetween(dataInicial, dataFinal)).toBe(395);
    }),
  ));
test('A-091 a quick range changes only the start', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const window = { dataInicial: '2026-01-01', dataFinal: '2026-12-31' };
  expect(QUICK_RANGES.map((range) => withQuickRange(window, range, now))).toEqual([
    { dataInicial: '2026-10-22', dataFinal: '2026-12-31' },
    { dataInicial: '2026-09-22', dataFinal: '2026-12-31' },
    { dataInicial: '2026-08-23', dataFinal: '2026-12-31' },
    { dataInicial: '2026-05-25', dataFinal: '2026-12-31' },
  ]);
});
test('A-280 the window is sent with a time and Z, from the beginning of its first day to the end of its last', () => {
  const window = historyWindow(new Date('2026-11-21T12:00:00Z'));
  expect(sentHistoryWindow(window)).toEqual({ dataInicial: '2026-10-22T00:00:00.000Z', dataFinal: '2027-11-21T23:59:59.999Z' });
  const { dataInicial, dataFinal } = sentHistoryWindow(window);
  expect([dataInicial, dataFinal].map((text) => readServerMoment(text)?.toISOString())).toEqual([dataInicial, dataFinal]);
});
test('A-092 the latest trip stands first, and three orders may be chosen', () => {
  expect(DEFAULT_HISTORY_ORDER).toEqual({ orderBy: 'dataViagem', descending: true });
  expect(HISTORY_ORDERS).toEqual(['dataViagem', 'idSolicitacao', 'empresa']);
});
test('A-099 agencies with the unified panel ask the middleware', () => {
  expect(listsBase({ agency: { utilizaPainelUnificado: true } })).toBe('middleware');
  expect(listsBase({ agency: { utilizaPainelUnificado: false } })).toBe('rest');
});
