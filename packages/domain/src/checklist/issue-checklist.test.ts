import { describe, expect, test } from 'vitest';
import type { AirQuote, AirService, CustomField, Quote, TravelRequest } from '../entities/index.ts';
import { airQuote, BILLED, flight, ROUND_TRIP } from '../test-support/air-quote.ts';
import { hotelQuote } from '../test-support/quotes.ts';
import { tripWarnings } from '../trips/index.ts';
import {
  type ChecklistSurroundings,
  checkReasonViolations,
  ISSUE_CHECKS,
  type IssueCheckItem,
  issueChecklist,
  openChecks,
} from './index.ts';

const NOW = new Date('2026-11-24T15:00:00Z');
const AROUND: ChecklistSurroundings = { now: NOW, rule: null };
const ana = { id: 'ana', nomeCompleto: 'Ana Lúcia Lima', email: null, vip: false, premium: false };
const field = (changes: Partial<CustomField>): CustomField => ({
  id: 'f',
  nome: 'Motivo da viagem',
  tipo: 'TEXTO',
  etapa: 'COTACAO',
  obrigatorio: true,
  valor: 'Feira',
  ...changes,
});

/** A one-way flight that may be issued as it is. */
const ready = (changes: Partial<AirQuote> = {}): AirQuote =>
  airQuote({
    id: 'q',
    idServico: 'air',
    numeroBilhete: '957 2401118357',
    segmentos: [{ id: 's', tipo: 'IDA', status: null, voos: [flight({ id: '1', cia: 'LA', numero: '3345', localizador: 'QWERT1' })] }],
    ...changes,
  });

function requestOf(quote: Quote, changes: Partial<AirService> = {}): TravelRequest {
  const service: AirService = {
    id: 'air',
    idViagem: 1,
    idCotacaoEscolhida: quote.id,
    valorAprovado: null,
    retroativo: false,
    viajantes: [ana],
    acompanhantes: [],
    adultos: 1,
    observacao: null,
    camposCustomizados: [],
    tipoServico: 'AEREO',
    tipo: 'IDA',
    segmentos: ROUND_TRIP.segmentos,
    cotacoes: [quote as AirQuote],
    escolhida: quote as AirQuote,
    ...changes,
  };
  return {
    id: 1,
    uuid: 'r',
    idSolicitacao: 1,
    status: 'EMISSAO',
    statusCotacaoViagem: 'EMISSAO',
    colaboradores: [ana],
    empresa: { id: 1, nome: 'Aurora', instancia: 'aurora' },
    responsavel: null,
    dataViagem: '2026-12-10',
    dataVencimentoCotacao: null,
    dataVencimentoEmissao: null,
    mensagensNaoLidas: 0,
    existeServico: true,
    solicitante: { id: '1', nome: 'Rui', email: null },
    aprovadorSolicitacao: null,
    aprovadorAlteracao: null,
    fluxo: { id: '1', modulo: 'm' },
    necessitaAprovacaoAlteracaoValores: true,
    possuiRegraVoltarParaSelecao: false,
    servicosAereos: [service],
    servicosHotel: [],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
  };
}

const listOf = (quote: AirQuote, service: Partial<AirService> = {}, around: Partial<ChecklistSurroundings> = {}) =>
  issueChecklist(requestOf(quote, service), quote, { ...AROUND, ...around });
/** The lines of an item as state, field and key. */
const of = (item: IssueCheckItem, quote: AirQuote, service: Partial<AirService> = {}, around: Partial<ChecklistSurroundings> = {}) =>
  listOf(quote, service, around)
    .filter((line) => line.item === item)
    .map(({ state, field: at, wording }) => [state, at, wording.key]);

describe('B-030 the check list before a quote is issued', () => {
  test('has a line for each thing that applies, all right, in the order of the list', () => {
    const quote = ready({
      camposCustomizados: [field({})],
      validadeReserva: '2026-11-24T18:00:00Z',
      tipoPagamento: { ...BILLED, tipoFormaPagamento: 'CARTAO_VIRTUAL_POR_TRANSACAO' },
      solicitacaoVcn: 'VCN-1',
      segmentos: [
        {
          id: 's',
          tipo: 'IDA',
          status: null,
          voos: [
            flight({
              cia: 'LA',
              id: '1',
              origem: 'GRU',
              destino: 'BSB',
              localizador: 'QWERT1',
              dataPartida: '2026-12-10T06:00',
              dataChegada: '2026-12-10T08:00',
            }),
            flight({
              id: '2',
              origem: 'BSB',
              destino: 'REC',
              localizador: 'QWERT1',
              dataPartida: '2026-12-10T09:30',
              dataChegada: '2026-12-10T12:00',
            }),
          ],
        },
      ],
    });
    const list = listOf(
      quote,
      { valorAprovado: quote.total + 1000, camposCustomizados: [field({ nome: 'Centro de Custo', valor: '4100' })] },
      {
        apportionment: [
          { projeto: 'A', percentual: 33.33 },
          { projeto: 'B', percentual: 33.33 },
          { projeto: 'C', percentual: 33.34 },
        ],
      },
    );
    expect(list.map(({ item, state }) => `${item} ${state}`)).toEqual(
      ISSUE_CHECKS.filter((item) => item !== 'EMISSAO').map((item) => `${item} OK`),
    );
    expect(openChecks(list)).toEqual([]);
  });

  test('leaves out what does not apply: a stay of a client without fields or cost centre', () => {
    const stay = hotelQuote({ id: 'h', idServico: 'air' });
    expect(issueChecklist(requestOf(stay, { tipoServico: 'HOTEL' } as never), stay, AROUND).map(({ item }) => item)).toEqual(['NOMES']);
  });

  test('a quote of another request is the mistake of the caller', () => {
    const quote = ready();
    expect(() => issueChecklist(requestOf(quote), { ...quote, idServico: 'x' }, AROUND)).toThrow(RangeError);
  });

  test.each<[string, Partial<CustomField>, readonly string[]]>([
    ['a required field without a value', { valor: '  ' }, ['FALTA', 'camposCustomizados.1.valor', 'conferencia_campo_falta']],
    [
      'a day that does not exist',
      { tipo: 'DATA', valor: '2026-02-30' },
      ['CONFERIR', 'camposCustomizados.1.valor', 'conferencia_campo_invalido'],
    ],
    ['a field that is not required', { obrigatorio: false, valor: null }, ['OK', 'camposCustomizados.0.valor', 'conferencia_ok']],
  ])('fields of the client: %s', (_name, changes, line) => {
    expect(of('CAMPOS_DO_CLIENTE', ready({ camposCustomizados: [field({ id: '0' }), field(changes)] }))).toEqual([line]);
  });

  test.each([
    ['Ana Lúcia Lima', 'ANA LIMA', 'conferencia_ok'],
    ['José da Conceição', 'Jose Maria da Conceicao', 'conferencia_ok'],
    ['Ana Lúcia Lima', 'ANA LIMA SOUZA', 'conferencia_nome_documento'],
    ['Ana Lúcia Lima', 'ANNA LIMA', 'conferencia_nome_documento'],
    ['Ana', 'ANA LIMA', 'conferencia_nome_incompleto'],
    ['Ana Lima 2', 'ANA LIMA', 'conferencia_nome_invalido'],
    ['Ana Lúcia Lima', null, 'conferencia_ok'],
  ])('the name %s beside the document %s: %s', (nomeCompleto, nome, key) => {
    const documents = nome === null ? [{ idViajante: 'somebody else', nome: 'RUI' }] : [{ idViajante: 'ana', nome }];
    expect(of('NOMES', ready(), { viajantes: [{ ...ana, nomeCompleto }] }, { documents })).toEqual([
      [key === 'conferencia_ok' ? 'OK' : 'CONFERIR', '', key],
    ]);
  });

  test('locators: each flight without one, or with one that is none, at its field', () => {
    const quote = ready({
      segmentos: [
        { id: 's', tipo: 'IDA', status: null, voos: [flight({ id: '1', localizador: 'QWERT1' }), flight({ id: '2', localizador: 'AB' })] },
        { id: 't', tipo: 'VOLTA', status: null, voos: [flight({ id: '3', cia: 'LA', numero: '3346', localizador: ' ' })] },
      ],
    });
    expect(of('LOCALIZADOR', quote)).toEqual([
      ['CONFERIR', 'segmentos.0.voos.1.localizador', 'conferencia_localizador_invalido'],
      ['FALTA', 'segmentos.1.voos.0.localizador', 'conferencia_localizador_falta'],
    ]);
    const said = listOf(quote).find(({ wording }) => wording.key === 'conferencia_localizador_falta')?.wording;
    expect(said && 'params' in said && said.params).toEqual({ voo: 'LA3346' });
  });

  test.each([
    [null, 'FALTA', 'conferencia_bilhete_falta'],
    ['957-2401118357', 'OK', 'conferencia_ok'],
    ['957_240', 'CONFERIR', 'conferencia_bilhete_invalido'],
    // 2401118357 = 7 · 343016908 + 1, and 9572401118357 = 7 · 1367485874051 + 0.
    ['95724011183571', 'OK', 'conferencia_ok'],
    ['95724011183570', 'OK', 'conferencia_ok'],
    ['95724011183573', 'CONFERIR', 'conferencia_bilhete_digito'],
    ['abc', 'CONFERIR', 'conferencia_bilhete_invalido'],
    ['TKT9572401118357', 'CONFERIR', 'conferencia_bilhete_invalido'],
    // The locator of the booking.
    ['qwert1', 'OK', 'conferencia_ok'],
    ['9572401118', 'OK', 'conferencia_ok'],
    ['957-21', 'CONFERIR', 'conferencia_bilhete_invalido'],
    ['957240111835', 'CONFERIR', 'conferencia_bilhete_invalido'],
    ['957240111835717', 'CONFERIR', 'conferencia_bilhete_invalido'],
    ['9572401118357/9572401118358', 'OK', 'conferencia_ok'],
    ['9572401118357/95724011183573', 'CONFERIR', 'conferencia_bilhete_digito'],
    ['9572401118357/58', 'CONFERIR', 'conferencia_bilhete_invalido'],
  ])('the ticket number %s: %s', (numeroBilhete, state, key) => {
    expect(of('BILHETE', ready({ numeroBilhete }))).toEqual([[state, 'numeroBilhete', key]]);
  });

  test('an issue that lies ahead has to be looked at; one of a server whose clock is a little ahead has not', () => {
    expect(of('EMISSAO', ready({ dataEmissao: null }))).toEqual([]);
    const after = (ms: number) => ready({ dataEmissao: new Date(AROUND.now.getTime() + ms).toISOString() });
    expect(of('EMISSAO', after(600_000))).toEqual([]);
    expect(of('EMISSAO', after(86_400_000))).toEqual([['CONFERIR', 'dataEmissao', 'conferencia_emissao_futura']]);
  });

  test('an airline that issues without tickets is not asked for a number', () => {
    const gol = ready({
      numeroBilhete: null,
      segmentos: [{ id: 's', tipo: 'IDA', status: null, voos: [flight({ cia: 'G3', localizador: 'QWERT1' })] }],
    });
    expect(of('BILHETE', gol)).toEqual([]);
  });

  test.each([
    [null, []],
    ['2026-11-24T15:00:00Z', [['OK', 'validadeReserva', 'conferencia_ok']]],
    ['2026-11-24T14:59:59Z', [['CONFERIR', 'validadeReserva', 'conferencia_validade_vencida']]],
  ])('a reservation that holds until %s', (validadeReserva, lines) => {
    expect(of('VALIDADE', ready({ validadeReserva }))).toEqual(lines);
  });

  test('connections: a short one has to be looked at, until somebody dismissed its warning', () => {
    const quote = ready({
      segmentos: [
        {
          id: 's',
          tipo: 'IDA',
          status: null,
          voos: [
            flight({
              cia: 'LA',
              id: '1',
              origem: 'GRU',
              destino: 'BSB',
              localizador: 'QWERT1',
              dataPartida: '2026-12-10T06:00',
              dataChegada: '2026-12-10T08:00',
            }),
            flight({
              id: '2',
              origem: 'BSB',
              destino: 'REC',
              localizador: 'QWERT1',
              dataPartida: '2026-12-10T08:30',
              dataChegada: '2026-12-10T11:00',
            }),
          ],
        },
      ],
    });
    expect(of('CONEXAO', quote)).toEqual([['CONFERIR', 'segmentos', 'aviso_conexao_curta']]);
    const keys = tripWarnings(requestOf(quote).servicosAereos, [quote], { trips: [] }).map(({ chave }) => chave);
    expect(of('CONEXAO', quote, {}, { dismissed: new Set(keys) })).toEqual([['OK', 'segmentos', 'conferencia_ok']]);
  });

  test('what was approved: nothing without an approval, above it with both amounts, and another reservation', () => {
    const quote = ready({ total: 1500.01 });
    expect(of('TETO', quote)).toEqual([]);
    expect(of('TETO', quote, { valorAprovado: 1500 })).toEqual([['CONFERIR', 'tarifa', 'conferencia_teto_acima']]);
    expect(of('TETO', quote, { valorAprovado: 1500.01 })).toEqual([['OK', 'tarifa', 'conferencia_ok']]);
    expect(of('TETO', quote, { valorAprovado: 9000, reservaAprovada: ['G3', '1', 'GRU', 'REC', null, null] })).toEqual([
      ['CONFERIR', '', 'conferencia_teto_reserva'],
    ]);
    // Without a rule nobody is asked, and nothing is said to agree with what was approved.
    const free = { ...requestOf(quote, { valorAprovado: 1500 }), necessitaAprovacaoAlteracaoValores: false };
    expect(issueChecklist(free, quote, AROUND).filter(({ item }) => item === 'TETO')).toEqual([]);
    const line = listOf(quote, { valorAprovado: 1500 }).find(({ item }) => item === 'TETO');
    expect(line?.wording).toMatchObject({
      params: { total: expect.stringMatching(/^R\$\s1\.500,01$/), aprovado: expect.stringMatching(/^R\$\s1\.500,00$/) },
    });
  });

  test.each([
    ['CARTAO_VIRTUAL_POR_TRANSACAO', null, false, [['FALTA', 'solicitacaoVcn', 'conferencia_cartao_virtual_falta']]],
    ['CARTAO_VIRTUAL_POR_TRANSACAO', null, true, [['OK', 'solicitacaoVcn', 'conferencia_ok']]],
    ['CARTAO_VIRTUAL_POR_TRANSACAO', null, undefined, []],
    ['CARTAO_VIRTUAL_POR_TRANSACAO', 'VCN-1', false, [['OK', 'solicitacaoVcn', 'conferencia_ok']]],
    ['CARTAO_FIXO', null, false, []],
    ['FATURADO', null, false, []],
  ] as const)(
    'the card of a quote that is paid by %s, asked for as %s, charged %s',
    (tipoFormaPagamento, solicitacaoVcn, virtualCard, lines) => {
      expect(of('CARTAO', ready({ tipoPagamento: { ...BILLED, tipoFormaPagamento }, solicitacaoVcn }), {}, { virtualCard })).toEqual(lines);
    },
  );

  test('the cards of travellers who pay with their own: who is known to have none is named, who is not known is passed over', () => {
    const own = ready({ tipoPagamento: { ...BILLED, tipoFormaPagamento: 'CARTAO_VIAJANTE' } });
    const viajantes = [ana, { ...ana, id: 'rui', nomeCompleto: 'Rui Sá' }, { ...ana, id: 'eva', nomeCompleto: 'Eva Reis' }];
    const cards = (...known: [string, boolean][]) => ({ cards: new Map(known) });
    expect(of('CARTAO', own, { viajantes })).toEqual([]);
    expect(of('CARTAO', own, { viajantes }, cards(['ana', true]))).toEqual([['OK', 'tipoPagamento', 'conferencia_ok']]);
    const list = listOf(own, { viajantes }, cards(['ana', true], ['rui', false]));
    expect(list.find(({ item }) => item === 'CARTAO')).toEqual({
      item: 'CARTAO',
      state: 'FALTA',
      field: 'tipoPagamento',
      wording: { key: 'conferencia_cartao_viajante_falta', params: { viajante: 'Rui Sá' } },
    });
    expect(list.filter(({ item }) => item === 'CARTAO')).toHaveLength(1);
  });

  test('cost centre: its field without a value is missing, and an apportionment that is no whole has to be looked at', () => {
    const empty = { camposCustomizados: [field({ nome: 'Centro de custo', valor: null })] };
    expect(of('CENTRO_DE_CUSTO', ready(), empty, { apportionment: [{ projeto: 'A', percentual: 99.99 }] })).toEqual([
      ['FALTA', '', 'conferencia_centro_de_custo_falta'],
      ['CONFERIR', '', 'conferencia_centro_de_custo_soma'],
    ]);
    expect(of('CENTRO_DE_CUSTO', ready(), { camposCustomizados: [field({ nome: 'Projeto', valor: null })] })).toEqual([]);
  });
});

test('B-031 issuing with an open line needs a reason of 1 to 255 characters', () => {
  const keysOf = (motivo: string) => checkReasonViolations(motivo).map(({ key, field: at }) => [key, at]);
  expect(keysOf(' \n ')).toEqual([['informe_o_motivo_da_conferencia', 'motivo']]);
  expect(keysOf('x'.repeat(256))).toEqual([['motivo_da_conferencia_longo_demais', 'motivo']]);
  expect(keysOf(` ${'x'.repeat(255)} `)).toEqual([]);
});
