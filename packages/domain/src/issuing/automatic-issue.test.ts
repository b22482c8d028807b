import { expect, test } from 'vitest';
import type { AgencyService, HotelQuote } from '../entities/index.ts';
import { airQuote, flight, MANUAL } from '../test-support/air-quote.ts';
import { hotelQuote } from '../test-support/quotes.ts';
import {
  automaticIssueViolations,
  concludeIssuingViolations,
  issueEditViolations,
  issueInDoubtViolations,
  issueNotBegun,
  issuesOnConfirmation,
  notIssued,
  withIssueAnswer,
} from './index.ts';

const AUTOMATIC: AgencyService = { ...MANUAL, tipoEmissao: 'AUTOMATICO' };
const gol = [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ cia: 'G3' })] }];
const air = airQuote({ statusCotacao: 'EMISSAO_PENDENTE', agenciaServico: AUTOMATIC, segmentos: gol });
const hotel = hotelQuote({ statusCotacao: 'EMISSAO_PENDENTE', agenciaServico: AUTOMATIC, codigoReserva: null });
const asked = { kind: 'AEREO', status: 'EMISSAO', quote: air, idCotacaoEscolhida: air.id } as const;
const keys = (violations: readonly { readonly key: string }[]) => violations.map(({ key }) => key);

test('Q-106 what may be issued automatically is what has an issue button, in the issuing stage alone', () => {
  expect(automaticIssueViolations(asked)).toEqual([]);
  for (const changes of [
    { agenciaServico: MANUAL },
    { emitidaAutomaticamente: true },
    { valorAlteradoEmissao: true },
    { statusCotacao: 'EMISSAO_ALTERACAO' as const },
    { segmentos: [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ cia: 'LA' })] }] },
  ]) {
    expect(keys(automaticIssueViolations({ ...asked, quote: { ...air, ...changes } }))).toEqual(['emissao_automatica_nao_disponivel']);
  }
  expect(keys(automaticIssueViolations({ ...asked, status: 'SELECAO_COTACAO' }))).toEqual(['solicitacao_nao_esta_em_emissao']);
  expect(keys(automaticIssueViolations({ ...asked, idCotacaoEscolhida: null }))).toEqual(['cotacao_nao_e_a_escolhida']);
});

test('Q-108 a hotel is reserved when it is confirmed, unless somebody reserved it or its consolidator does not issue', () => {
  const of = (quote: typeof hotel) => automaticIssueViolations({ ...asked, kind: 'HOTEL', quote, idCotacaoEscolhida: quote.id });
  expect(of(hotel)).toEqual([]);
  expect(issuesOnConfirmation(hotel)).toBe(true);
  expect(issuesOnConfirmation({ ...hotel, dataEmissao: '2026-11-21T18:00:00Z' })).toBe(true);
  for (const changes of [
    { agenciaServico: { ...MANUAL, tipoEmissao: 'MANUAL' as const } },
    { agenciaServico: null },
    { emitidaAutomaticamente: true },
    { statusCotacao: 'EMISSAO_FINALIZADA' as const },
  ]) {
    expect(issuesOnConfirmation({ ...hotel, ...changes })).toBe(false);
    expect(of({ ...hotel, ...changes })).not.toEqual([]);
  }
  expect(issuesOnConfirmation({ ...hotel, codigoReserva: 'HBV-1' })).toBe(false);
  expect(issuesOnConfirmation({ ...hotel, codigoReserva: ' ' })).toBe(true);
});

test('Q-112 Q-113 an issue copies the fields of its kind, nulls too, and nothing else of the answer', () => {
  const answer = {
    emitidaAutomaticamente: true,
    dataEmissao: '2026-11-21T18:00:00.000Z',
    emissor: 'Ana Souza',
    dadosFornecedor: '{}',
    solicitacaoVcn: null,
    tourCode: 'TC1',
    baseTarifaria: null,
    codigoReserva: 'XYZ123',
    codigoTransacaoCartao: '654321',
    total: 1,
  };
  const { codigoTransacaoCartao, total: _total, ...airFields } = answer;
  expect(withIssueAnswer('AEREO', { ...air, baseTarifaria: 'KOOLBR' }, answer)).toEqual({ ...air, ...airFields });
  const { tourCode: _tourCode, baseTarifaria: _fareBasis, ...hotelFields } = airFields;
  expect(withIssueAnswer('HOTEL', hotel, answer)).toEqual({ ...hotel, ...hotelFields, codigoTransacaoCartao });
});

test('Q-112 while it is not known whether a quote was issued it is neither edited nor concluded, and its request goes nowhere', () => {
  const quote = { ...air, emissaoEmVerificacao: true };
  expect(keys(issueEditViolations({ ...asked, quote }))).toEqual(['emissao_em_verificacao']);
  expect(keys(automaticIssueViolations({ ...asked, quote }))).toEqual(['emissao_em_verificacao']);
  const concluding = { status: 'EMISSAO', cotacoes: [], aereosEscolhidos: [], hoteisEscolhidos: [] } as const;
  const dated = { ...quote, dataEmissao: '2026-11-21T18:00:00Z' };
  expect(keys(concludeIssuingViolations({ ...concluding, escolhidas: [dated] }))).toEqual(['existem_emissoes_em_verificacao']);
  expect(keys(issueInDoubtViolations([air, quote]))).toEqual(['emissao_em_verificacao']);
  expect(issueInDoubtViolations([air, hotel])).toEqual([]);
});

test('Q-108 a hotel that was confirmed and whose provider was never asked is known; one that was asked, is reserved or waits is not', () => {
  const confirmed = { ...hotel, dataEmissao: '2026-11-21T18:00:00Z' };
  expect(issueNotBegun(confirmed)).toBe(true);
  for (const changes of [
    { dataEmissao: null },
    { emissaoEmVerificacao: true },
    { emitidaAutomaticamente: true },
    { codigoReserva: 'HBV-1' },
    { agenciaServico: MANUAL },
    { statusCotacao: 'EMISSAO_FINALIZADA' as const },
  ]) {
    expect(issueNotBegun({ ...confirmed, ...changes })).toBe(false);
  }
});

test('Q-108 a hotel that its provider refused waits for its confirmation again; a flight keeps its own', () => {
  const confirmed = { dataEmissao: '2026-11-21T18:00:00Z', emissor: 'Ana Souza' } as const;
  expect(notIssued('HOTEL', { ...hotel, ...confirmed })).toEqual({ ...hotel, dataEmissao: null, emissor: null });
  expect(notIssued('AEREO', { ...air, ...confirmed })).toEqual({ ...air, ...confirmed });
});

test('Q-095 Q-108 a confirmed hotel whose provider was never asked holds the conclusion up, one that is reserved does not', () => {
  const confirmed = { ...hotel, dataEmissao: '2026-11-21T18:00:00Z' };
  const concluded = (chosen: HotelQuote) =>
    keys(
      concludeIssuingViolations({
        status: 'EMISSAO',
        cotacoes: [],
        escolhidas: [chosen],
        aereosEscolhidos: [],
        hoteisEscolhidos: [chosen],
      }),
    );
  expect(concluded(confirmed)).toEqual(['existem_reservas_nao_iniciadas']);
  expect(concluded({ ...confirmed, emitidaAutomaticamente: true })).toEqual([]);
  // Reserved by hand, by telephone for example.
  expect(concluded({ ...confirmed, codigoReserva: 'HBV-1' })).toEqual([]);
  expect(concluded({ ...confirmed, dataEmissao: null })).toEqual(['existem_emissoes_nao_confirmadas']);
});
