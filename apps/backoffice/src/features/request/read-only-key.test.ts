import { expect, test } from 'vitest';
import { readOnlyKey } from './read-only-key.ts';

test.each([
  ['COTACAO_AGENCIA', null],
  ['EMISSAO', null],
  ['SELECAO_COTACAO', 'request.inAnalysis'],
  ['APROVACAO', 'request.issueLater'],
  ['REPROVADA', 'request.refused'],
  ['FINALIZADO', 'request.closed'],
  ['CANCELADA', 'request.closed'],
] as const)('a request that is %s is changed, or read with the reason %s', (status, key) => {
  expect(readOnlyKey(status, [])).toBe(key);
});

test('a finished request of which an issue is still to be cancelled says so', () => {
  expect(readOnlyKey('CANCELADA', ['EMISSAO_CANCELAMENTO_PENDENTE'])).toBe('request.ended');
});
