import { STATUS_SOLICITACAO } from '@guiche/domain/enums';
import { expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

test.each(['FOLLOW_UP_PENDENTE', 'OUTROS'] as const)('A-117 a row with the status %s opens in the history', (status) => {
  expect(requestAddress({ idSolicitacao: 412, status }, 4)).toBe('/historicoagencia?idSolicitacao=412');
});
test('A-118 a row with any status of a request opens on the quote and issue page', () => {
  expect(new Set(STATUS_SOLICITACAO.map((status) => requestAddress({ idSolicitacao: 412, status }, 2)))).toEqual(
    new Set(['/relatorio?idSolicitacao=412']),
  );
});
test('a row opens nothing for a profile that may not open the page', () => {
  expect(requestAddress({ idSolicitacao: 412, status: 'EMISSAO' }, 4)).toBeUndefined();
  expect(requestAddress({ idSolicitacao: 412, status: 'EMISSAO' }, undefined)).toBeUndefined();
});
