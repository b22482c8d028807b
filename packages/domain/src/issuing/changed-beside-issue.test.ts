import { expect, test } from 'vitest';
import type { AirQuote } from '../entities/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { changedBesideIssue } from './index.ts';

test('Q-212 what the form of the issuing stage fills in by itself is nothing that was typed', () => {
  const stored: AirQuote = airQuote({ dataEmissao: null, emissor: null, tarifa: 900, versao: 1 });
  const filled = { ...stored, dataEmissao: '2026-11-29T20:12:00.000Z', emissor: 'Camila Nogueira Prado' };
  expect(changedBesideIssue(stored, stored)).toBe(false);
  expect(changedBesideIssue(filled, stored)).toBe(false);
  expect(changedBesideIssue({ ...filled, tarifa: 950 }, stored)).toBe(true);
});
