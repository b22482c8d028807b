import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { awaitsConfirmation, confirmedIssue, issueIsConfirmed } from './index.ts';

const confirmation = { now: new Date('2026-11-21T18:00:00.000Z'), name: 'Ana Souza' };
const waiting = { statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: null, emissor: null } as const;

test('Q-095 who confirms a quote that waits for its issue is offered as its issuer, at that moment', () => {
  expect(confirmedIssue(waiting, confirmation)).toEqual({ ...waiting, dataEmissao: '2026-11-21T18:00:00.000Z', emissor: 'Ana Souza' });
  const typed = { ...waiting, dataEmissao: '2026-11-20T10:00:00.000Z', emissor: 'Bia' };
  expect(confirmedIssue(typed, confirmation)).toEqual(typed);
  expect(confirmedIssue({ ...waiting, emissor: '  ' }, confirmation).emissor).toBe('Ana Souza');
});

test('Q-095 a quote in any other status stays as it is, and only one that waits without an issue date is unconfirmed', () => {
  for (const statusCotacao of STATUS_COTACAO) {
    const quote = { ...waiting, statusCotacao };
    const waits = statusCotacao === 'EMISSAO_PENDENTE';
    expect(confirmedIssue(quote, confirmation) === quote, statusCotacao).toBe(!waits);
    expect(awaitsConfirmation(quote), statusCotacao).toBe(waits);
    expect(awaitsConfirmation(confirmedIssue(quote, confirmation)), statusCotacao).toBe(false);
    expect(issueIsConfirmed(quote), statusCotacao).toBe(false);
    expect(issueIsConfirmed(confirmedIssue(quote, confirmation)), statusCotacao).toBe(waits);
  }
});
