import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO } from '../enums/index.ts';
import { approvalViolations, awaitsApprover, inOrderOfTrip, quoteAfterRefusal, requestWasRefused, statusAfterApproval } from './index.ts';

test('S-001 an approver decides about what was chosen, and about a change of values, and about nothing else', () => {
  const approved = { aprovado: true, justificativa: null };
  expect(STATUS_SOLICITACAO.filter(awaitsApprover).toSorted()).toEqual(['APROVACAO', 'APROVACAO_ALTERACAO']);
  expect(STATUS_SOLICITACAO.filter((status) => approvalViolations(status, approved).length === 0).toSorted()).toEqual([
    'APROVACAO',
    'APROVACAO_ALTERACAO',
  ]);
  expect(approvalViolations('COTACAO_AGENCIA', approved)).toEqual([{ key: 'solicitacao_nao_aguarda_aprovacao', field: '' }]);
});
test.each(['APROVACAO', 'APROVACAO_ALTERACAO'] as const)(
  'S-001 in %s nothing is refused without a reason that fits its field',
  (status) => {
    const refused = (justificativa: string | null) => approvalViolations(status, { aprovado: false, justificativa });
    expect(refused('Caro demais')).toEqual([]);
    for (const reason of [null, '  ', 'a'.repeat(256)]) expect(refused(reason)).toMatchObject([{ field: 'justificativa' }]);
  },
);
test('Q-096 S-001 approved, a request is issued; refused, it ends, and what was offered with it', () => {
  expect(statusAfterApproval('APROVACAO', true)).toBe('EMISSAO');
  expect(statusAfterApproval('APROVACAO', false)).toBe('REPROVADA');
  expect(STATUS_SOLICITACAO.filter(requestWasRefused)).toEqual([statusAfterApproval('APROVACAO', false)]);
  expect(() => statusAfterApproval('COTACAO_AGENCIA', true)).toThrow(RangeError);
  expect(quoteAfterRefusal('COTACAO_FINALIZADA')).toBe('COTACAO_CANCELADA');
  expect(quoteAfterRefusal('COTACAO_CANCELADA')).toBe('COTACAO_CANCELADA');
});
test('S-001 the next trip comes first, then what is over, the last one first', () => {
  const trips = (
    [
      [1, '2026-11-01'],
      [2, '2026-12-24'],
      [3, null],
      [4, '2026-11-21'],
      [5, '2026-11-20'],
      [6, '2026-12-24'],
    ] as const
  ).map(([id, dataViagem]) => ({ id, dataViagem }));
  expect(inOrderOfTrip(trips, '2026-11-21T09:00').map(({ id }) => id)).toEqual([3, 4, 2, 6, 5, 1]);
});
