import { expect, test } from 'vitest';
import { concludedText } from './concluded-text.ts';

test('Q-231 Q-232 a conclusion is told by its own words on the dashboard', () => {
  expect(concludedText('FECHAMENTO', true)).toBe('solicitacao_sera_processada_e_finalizada_em_breve');
  expect(concludedText('FECHAMENTO', false)).toBe('conclusao_realizada');
});

test('Q-232 what goes back to the client is not told as concluded, wherever it is concluded', () => {
  expect(concludedText('APROVACAO_ALTERACAO', false)).toBe('solicitacao_enviada_para_aprovacao');
  expect(concludedText('APROVACAO_ALTERACAO', true)).toBe('solicitacao_enviada_para_aprovacao');
});
