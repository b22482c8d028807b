import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { failureWithReason } from './failure-with-reason.ts';

const FAILED = 'Erro ao solicitar credencial';
const refusal = (descricao?: string) => new CallError(502, { tipo: 'ERROR', titulo: FAILED, descricao });

test('S-152 the reason of a supplier stands behind what failed, and without one there is nothing to add', () => {
  expect(failureWithReason(FAILED, refusal('Cadastro não aceito.'))).toBe('Erro ao solicitar credencial: Cadastro não aceito.');
  expect(failureWithReason(`${FAILED}.`, refusal('Cadastro não aceito.'))).toBe('Erro ao solicitar credencial: Cadastro não aceito.');
  for (const error of [refusal(), refusal(' '), refusal(FAILED), new Error('cut off')])
    expect(failureWithReason(FAILED, error)).toBe(FAILED);
});
