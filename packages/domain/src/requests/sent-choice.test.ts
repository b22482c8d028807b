import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO } from '../enums/index.ts';
import { type SentChoice, sentChoiceViolations, statusAfterSentChoice } from './index.ts';

const SERVICES = [
  { id: 'flight', ofertas: ['f1', 'f2'], opcional: false },
  { id: 'hotel', ofertas: ['h1'], opcional: false },
  { id: 'nothing', ofertas: [], opcional: false },
];
const chose = (idServico: string, idCotacao: string): SentChoice => ({ idServico, idCotacao });
const COMPLETE = [chose('flight', 'f2'), chose('hotel', 'h1')];
const whyNot = (choices: readonly SentChoice[], services = SERVICES) =>
  sentChoiceViolations('SELECAO_COTACAO', services, choices).map(({ key, field }) => [key, field]);

test('S-001 a choice is sent while the request is in selection, and in no other status', () => {
  const open = STATUS_SOLICITACAO.filter((status) => sentChoiceViolations(status, SERVICES, COMPLETE).length === 0);
  expect(open).toEqual(['SELECAO_COTACAO']);
  expect(sentChoiceViolations('APROVACAO', SERVICES, COMPLETE)).toEqual([{ key: 'solicitacao_nao_aguarda_escolha', field: '' }]);
});
test.each<[string, readonly SentChoice[]]>([
  ['a service has no choice', [chose('flight', 'f1')]],
  ['a service has two', [...COMPLETE, chose('flight', 'f1')]],
])('S-001 nothing is sent when %s', (_case, choices) => {
  expect(whyNot(choices)).toEqual([['escolha_uma_opcao_para_cada_servico', '']]);
});
test('S-001 nothing is sent when nothing is offered', () => {
  expect(whyNot([], [{ id: 'nothing', ofertas: [], opcional: false }])).toEqual([['escolha_uma_opcao_para_cada_servico', '']]);
});
test('S-001 Q-105 a choice for a service that was cancelled after its issue may be left out, but something is chosen', () => {
  const services = SERVICES.map((service) => ({ ...service, opcional: service.id === 'hotel' }));
  expect(whyNot([chose('flight', 'f1')], services)).toEqual([]);
  expect(whyNot(COMPLETE, services)).toEqual([]);
  expect(whyNot([chose('flight', 'f1'), chose('hotel', 'h1'), chose('hotel', 'h1')], services)).toEqual([
    ['escolha_uma_opcao_para_cada_servico', ''],
  ]);
  expect(
    whyNot(
      [],
      services.filter(({ opcional }) => opcional),
    ),
  ).toEqual([['escolha_uma_opcao_para_cada_servico', '']]);
});
test('S-001 what is not offered, or for another service, is refused at its place', () => {
  expect(whyNot([chose('hotel', 'h1'), chose('flight', 'h1')])).toEqual([['opcao_nao_oferecida', '1.idCotacao']]);
  expect(whyNot([...COMPLETE, chose('nothing', 'n1')])).toEqual([['opcao_nao_oferecida', '2.idCotacao']]);
});
test('Q-096 S-001 with an approver the sent choice waits for the approval, without one it is issued', () => {
  expect(statusAfterSentChoice('SELECAO_COTACAO', true)).toBe('APROVACAO');
  expect(statusAfterSentChoice('SELECAO_COTACAO', false)).toBe('EMISSAO');
  expect(() => statusAfterSentChoice('COTACAO_AGENCIA', true)).toThrow(RangeError);
});
