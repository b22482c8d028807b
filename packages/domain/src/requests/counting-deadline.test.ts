import { expect, test } from 'vitest';
import { countingDeadline, deadlineOfPhase, PHASE_STATUSES, type Phase } from './index.ts';

test.each([
  ['COTACAO_AGENCIA', 'dataVencimentoCotacao'],
  ['SELECAO_COTACAO', null],
  ['EMISSAO', 'dataVencimentoEmissao'],
  ['EMISSAO_ALTERACAO', 'dataVencimentoEmissao'],
  ['FINALIZADO', null],
  ['CANCELADA', null],
] as const)('A-100 in %s the deadline that counts is %s', (status, field) => {
  expect(countingDeadline(status)).toBe(field);
});

test.each([
  ['quoting', 'dataVencimentoCotacao'],
  ['issuing', 'dataVencimentoEmissao'],
  ['analysis', null],
] as const satisfies readonly (readonly [Phase, unknown])[])('A-100 in the list %s the deadline of every request is %s', (phase, field) => {
  expect(deadlineOfPhase(phase)).toBe(field);
  for (const status of PHASE_STATUSES[phase]) expect(countingDeadline(status), status).toBe(field);
});
