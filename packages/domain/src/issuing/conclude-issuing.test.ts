import { expect, test } from 'vitest';
import type { Service } from '../entities/index.ts';
import { STATUS_COTACAO_VIAGEM, STATUS_SOLICITACAO, type StatusCotacao } from '../enums/index.ts';
import { flight } from '../test-support/air-quote.ts';
import {
  asksSupplierMessage,
  type ConcludingIssues,
  cancelIssue,
  concludeIssuingViolations,
  concludingConfirmsChange,
  moneyMayBeEdited,
  quoteAfterIssues,
  statusAfterIssues,
  supplierMessageSent,
  valuesMayBeEnabled,
} from './index.ts';

const ready: ConcludingIssues = {
  status: 'EMISSAO',
  escolhidas: [{ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-21T18:00:00Z' }],
  cotacoes: [{ aguardandoFornecedor: false, moeda: { codigo: 'BRL' } }],
  aereosEscolhidos: [{ statusCotacao: 'EMISSAO_PENDENTE', segmentos: [{ voos: [flight({ localizador: 'ABC123' })] }] }],
  hoteisEscolhidos: [],
};
test('Q-227 Q-228 Q-229 issues are concluded only when no quote waits, all have a currency and chosen flights a locator', () => {
  expect(concludeIssuingViolations(ready)).toEqual([]);
  const refused = concludeIssuingViolations({
    ...ready,
    cotacoes: [...ready.cotacoes, { aguardandoFornecedor: true, moeda: null }],
    aereosEscolhidos: [
      { statusCotacao: 'EMISSAO_PENDENTE', segmentos: [{ voos: [flight({ localizador: 'ABC123' }), flight({ localizador: null })] }] },
    ],
  });
  expect(refused).toEqual([
    { key: 'cotacao_aguardando_fornecedor', field: '' },
    { key: 'existem_cotacoes_sem_moeda_definida', field: '' },
    { key: 'informe_um_localizador_valido', field: '' },
  ]);
});
test('Q-229 any locator that saving allowed is enough; a blank one is none', () => {
  const withLocator = (localizador: string | null) =>
    concludeIssuingViolations({
      ...ready,
      aereosEscolhidos: [{ statusCotacao: 'EMISSAO_PENDENTE', segmentos: [{ voos: [flight({ localizador })] }] }],
    });
  // Saved with `valorAlteradoEmissao`, which skips the locator's rule. @see Q-202
  expect(withLocator('12345')).toEqual([]);
  expect(withLocator('123456')).toEqual([]);
  const missing = [{ key: 'informe_um_localizador_valido', field: '' }];
  expect(withLocator(null)).toEqual(missing);
  expect(withLocator('')).toEqual(missing);
  expect(withLocator('  ')).toEqual(missing);
});
test('Q-095 nothing is left behind in the closing: a chosen quote without an issue date, the change of a flight and a cancellation hold it up', () => {
  const chosen = (statusCotacao: StatusCotacao, dataEmissao: string | null = null) =>
    concludeIssuingViolations({ ...ready, escolhidas: [...ready.escolhidas, { statusCotacao, dataEmissao }] });
  expect(chosen('EMISSAO_PENDENTE')).toEqual([{ key: 'existem_emissoes_nao_confirmadas', field: '' }]);
  expect(chosen('EMISSAO_PENDENTE', '2026-11-21T18:00:00Z')).toEqual([]);
  const undone = [{ key: 'existem_alteracoes_pendentes', field: '' }];
  expect(chosen('EMISSAO_CANCELAMENTO_PENDENTE')).toEqual(undone);
  const [flown] = ready.aereosEscolhidos;
  const changing = { ...ready, aereosEscolhidos: [{ segmentos: flown?.segmentos ?? [], statusCotacao: 'EMISSAO_ALTERACAO' as const }] };
  expect(concludeIssuingViolations(changing)).toEqual(undone);
  // The other kinds are changed by saving them: there is nothing else to confirm.
  expect(chosen('EMISSAO_ALTERACAO')).toEqual([]);
  for (const status of ['EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA', 'EMISSAO_CANCELADA'] as const) expect(chosen(status)).toEqual([]);
});
test('Q-095 concluding confirms the change of a service that is changed by saving it, and of a flight none', () => {
  const confirms = (tipoServico: Service['tipoServico'], statusCotacao?: StatusCotacao) =>
    concludingConfirmsChange({ tipoServico, escolhida: statusCotacao ? { statusCotacao } : null } as Pick<
      Service,
      'tipoServico' | 'escolhida'
    >);
  for (const kind of ['HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const) expect(confirms(kind, 'EMISSAO_ALTERACAO')).toBe(true);
  expect(confirms('AEREO', 'EMISSAO_ALTERACAO')).toBe(false);
  expect(confirms('HOTEL', 'EMISSAO_ALTERADA')).toBe(false);
  expect(confirms('HOTEL')).toBe(false);
});
test('Q-095 only a request that is being issued or changed is concluded', () => {
  const concluded = STATUS_SOLICITACAO.filter((status) => concludeIssuingViolations({ ...ready, status }).length === 0);
  expect(concluded.toSorted()).toEqual(['EMISSAO', 'EMISSAO_ALTERACAO']);
  expect(concludeIssuingViolations({ ...ready, status: 'FECHAMENTO', escolhidas: [] })).toEqual([
    { key: 'solicitacao_nao_esta_em_emissao', field: '' },
  ]);
});
test('Q-095 issued quotes and the closing, unless the request goes back', () => {
  expect(quoteAfterIssues('EMISSAO_PENDENTE')).toBe('EMISSAO_FINALIZADA');
  expect(quoteAfterIssues('EMISSAO_ALTERACAO')).toBe('EMISSAO_ALTERADA');
  expect(quoteAfterIssues('EMISSAO_ALTERADA')).toBe('EMISSAO_ALTERADA');
  for (const status of ['EMISSAO', 'EMISSAO_ALTERACAO'] as const) {
    expect(statusAfterIssues(status, null)).toBe('FECHAMENTO');
    expect(statusAfterIssues(status, 'SELECAO_COTACAO')).toBe('SELECAO_COTACAO');
    expect(statusAfterIssues(status, 'APROVACAO_ALTERACAO')).toBe('APROVACAO_ALTERACAO');
  }
  expect(() => statusAfterIssues('COTACAO_AGENCIA', null)).toThrow(RangeError);
});
test('Q-160 a cancelled hotel has its fine, what is given back and when', () => {
  const cancellation = { multa: 200, opcaoSaldo: 'REEMBOLSO', dataCancelamento: '2026-11-21T18:00:00Z' } as const;
  expect(cancelIssue({ id: 'a', statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' }, cancellation)).toEqual({
    id: 'a',
    statusCotacao: 'EMISSAO_CANCELADA',
    ...cancellation,
  });
});
test('Q-019 locked values can be enabled in EMISSAO_PENDENTE alone, never in history', () => {
  expect(STATUS_COTACAO_VIAGEM.filter((status) => valuesMayBeEnabled(status, false))).toEqual(['EMISSAO_PENDENTE']);
  expect(valuesMayBeEnabled('EMISSAO_PENDENTE', true)).toBe(false);
});
test('Q-018 Q-019 money is edited where it is not locked, or once it was enabled', () => {
  expect(moneyMayBeEdited('COTACAO_PENDENTE', false, false)).toBe(true);
  expect(moneyMayBeEdited('EMISSAO_PENDENTE', false, false)).toBe(false);
  expect(moneyMayBeEdited('EMISSAO_PENDENTE', false, true)).toBe(true);
  expect(moneyMayBeEdited('EMISSAO_FINALIZADA', false, true)).toBe(false);
  expect(moneyMayBeEdited('COTACAO_PENDENTE', true, true)).toBe(false);
});
test('Q-028 the own agency is asked while a quote waits; nobody else is, and nothing is told then', () => {
  expect(asksSupplierMessage(true, true)).toBe(true);
  expect(asksSupplierMessage(true, false)).toBe(false);
  expect(asksSupplierMessage(false, true)).toBe(false);
  expect(supplierMessageSent(true, true, true)).toBe(true);
  expect(supplierMessageSent(true, true, false)).toBe(false);
  expect(supplierMessageSent(true, false, true)).toBe(false);
});
