import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO } from '../enums/index.ts';
import { sentBackViolations } from './index.ts';

const REASON = 'Todos os voos chegam depois da reunião';
const whyNot = (reason: string) => sentBackViolations('SELECAO_COTACAO', reason).map(({ key, field }) => [key, field]);

test('S-001 Q-093 what is offered is sent back while the request is in selection, and in no other status', () => {
  const open = STATUS_SOLICITACAO.filter((status) => sentBackViolations(status, REASON).length === 0);
  expect(open).toEqual(['SELECAO_COTACAO']);
  expect(sentBackViolations('APROVACAO', REASON)).toEqual([{ key: 'solicitacao_nao_aguarda_escolha', field: '' }]);
});
test.each<[string, string, string]>([
  ['without a reason', '', 'preencha_o_campo_antes_de_continuar'],
  ['with a blank one', ' \n', 'preencha_o_campo_antes_de_continuar'],
  ['with one of more than 255 characters', 'x'.repeat(256), 'texto_limite_255'],
])('S-001 A-291 A-292 nothing is sent back %s', (_case, reason, key) => {
  expect(whyNot(reason)).toEqual([[key, 'justificativa']]);
  expect(whyNot('x'.repeat(255))).toEqual([]);
});
