import type { RequestSummary } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { changedIssuesPage } from './index.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }) as RequestSummary);

test('A-102 a page with content and hasMore is read as it is', () => {
  const page = { content: rows(2), hasMore: true };
  expect(changedIssuesPage(page, 20)).toEqual(page);
  expect(changedIssuesPage({ content: rows(20), hasMore: false }, 20).hasMore).toBe(false);
});

test('A-102 a plain list has more when it is as long as the limit', () => {
  expect(changedIssuesPage(rows(20), 20)).toEqual({ content: rows(20), hasMore: true });
  expect(changedIssuesPage(rows(19), 20)).toEqual({ content: rows(19), hasMore: false });
  expect(changedIssuesPage([], 20)).toEqual({ content: [], hasMore: false });
});
