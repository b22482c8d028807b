import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AirQuote } from '../../entities/index.ts';
import { STATUS_COTACAO } from '../../enums/index.ts';
import { airQuote, flight } from '../../test-support/air-quote.ts';
import {
  type AirSearchLeg,
  airButton,
  airSearchViolations,
  anotherAirServiceViolation,
  chosenAfterSearch,
  expiresInApproval,
  mirroredLeg,
  replacementQuestion,
  reSearchQuestion,
  reservationQuestion,
  withFoundReservation,
} from './index.ts';

describe('an air search', () => {
  const there: AirSearchLeg = { origem: 'GRU', destino: 'REC', data: '2026-12-10' };
  const back = mirroredLeg(there, '2026-12-14');
  const empty: AirSearchLeg = { origem: null, destino: '', data: null };

  test.each([
    ['IDA', [there]],
    ['IDA_VOLTA', [there, back]],
    ['IDA_VOLTA', [there, mirroredLeg(there, there.data)]],
    ['MULTI', [there, { origem: 'SSA', destino: 'MAO', data: '2026-12-10' }, back]],
  ] as const)('S-043 %s may be sent', (tipo, trechos) => expect(airSearchViolations({ tipo, trechos })).toEqual([]));

  test('S-043 each leg needs origin, destination and date', () => {
    expect(airSearchViolations({ tipo: 'MULTI', trechos: [there, empty] })).toEqual([
      { key: 'origem_obrigatoria', field: 'trechos.1.origem' },
      { key: 'destino_obrigatorio', field: 'trechos.1.destino' },
      { key: 'data_partida_obrigatoria', field: 'trechos.1.data' },
    ]);
  });

  test('S-043 no leg departs before the one preceding it', () => {
    const trechos = [there, { ...back, data: '2026-12-09' }];
    const violation = { key: 'retorno_anterior_a_partida', field: 'trechos.1.data' };
    expect(airSearchViolations({ tipo: 'IDA_VOLTA', trechos })).toEqual([violation]);
    const later = { ...there, data: '2026-12-11' };
    expect(airSearchViolations({ tipo: 'MULTI', trechos: [there, later, there, later, there] })).toEqual([
      { ...violation, field: 'trechos.2.data' },
      { ...violation, field: 'trechos.4.data' },
    ]);
  });

  test('S-043 the type has its legs, and those of a round trip mirror each other', () => {
    const violation = [{ key: 'quantidade_de_trechos_invalida', field: 'trechos' }];
    expect(airSearchViolations({ tipo: 'IDA', trechos: [there, back] })).toEqual(violation);
    expect(airSearchViolations({ tipo: 'IDA', trechos: [] })).toEqual(violation);
    expect(airSearchViolations({ tipo: 'IDA_VOLTA', trechos: [there] })).toEqual(violation);
    expect(airSearchViolations({ tipo: 'IDA_VOLTA', trechos: [there, back, there] })).toEqual(violation);
    expect(airSearchViolations({ tipo: 'MULTI', trechos: [there] })).toEqual(violation);
    expect(airSearchViolations({ tipo: 'IDA_VOLTA', trechos: [there, { ...back, origem: 'SSA' }] })).toEqual([
      { key: 'volta_diferente_da_ida', field: 'trechos.1' },
    ]);
    expect(airSearchViolations({ tipo: 'IDA_VOLTA', trechos: [there, { ...back, destino: 'CGH' }] })).toHaveLength(1);
    expect(airSearchViolations({ tipo: 'IDA_VOLTA', trechos: [there, { ...back, origem: null }] })).toEqual([
      { key: 'origem_obrigatoria', field: 'trechos.1.origem' },
    ]);
    expect(mirroredLeg(mirroredLeg(there, 'x'), there.data)).toEqual(there);
  });

  test('S-043 with the present moment, no search departs on a day that is past everywhere', () => {
    const search = (data: string) => ({
      tipo: 'IDA_VOLTA' as const,
      trechos: [
        { ...there, data },
        { ...back, data: '2026-12-14' },
      ],
    });
    const now = new Date('2026-12-10T12:00:00Z');
    expect(airSearchViolations(search('2026-12-09'), now)).toEqual([{ key: 'data_ja_passou', field: 'trechos.0.data' }]);
    expect(airSearchViolations(search('2026-12-10'), now)).toEqual([]);
    expect(airSearchViolations(search('2026-12-09'))).toEqual([]);
  });

  test('a text that is no date is told once, at its leg', () => {
    const trechos = [there, { ...there, data: '31/02/2026' }, there];
    expect(airSearchViolations({ tipo: 'MULTI', trechos })).toEqual([{ key: 'data_invalida', field: 'trechos.1.data' }]);
    expect(airSearchViolations({ tipo: 'IDA', trechos: [{ ...there, data: '2026-02-31' }] })).toEqual([
      { key: 'data_invalida', field: 'trechos.0.data' },
    ]);
  });
});

test('S-044 a seventh air service is refused', () => {
  const services = (count: number) => ({ servicosAereos: Array.from({ length: count }) });
  expect(anotherAirServiceViolation(services(0))).toBeUndefined();
  expect(anotherAirServiceViolation(services(5))).toBeUndefined();
  expect(anotherAirServiceViolation(services(6))).toEqual({ key: 'limite_servicos_aereos', field: 'servicosAereos' });
});

describe('expiry in approval', () => {
  const now = new Date('2026-12-05T12:00:00Z');
  const [passed, ahead] = ['2026-12-05T11:59:59Z', '2026-12-05T12:00:00Z'];
  const departing = (dataPartida: string | null) => [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ dataPartida })] }];
  const [gone, coming] = [departing('2026-12-01T08:00'), departing('2026-12-10T08:00')];
  const quote = (changes: Partial<AirQuote>) => airQuote({ validadeReserva: passed, ...changes });

  test.each<[string, Partial<AirQuote>, boolean]>([
    ['not reserved, to depart', { reservado: false, segmentos: coming }, true],
    ['not reserved, departed', { reservado: false, segmentos: gone }, true],
    ['reserved, to depart', { reservado: true, segmentos: coming }, true],
    ['reserved, departed', { reservado: true, segmentos: gone }, false],
    ['reserved, departure unknown', { reservado: true, segmentos: departing(null) }, false],
    ['reserved, without segments', { reservado: true, segmentos: [] }, false],
    ['still valid', { validadeReserva: ahead }, false],
    ['without validity', { validadeReserva: null }, false],
    ['finalized', { statusCotacao: 'EMISSAO_FINALIZADA' }, false],
    ['quoting finalized', { statusCotacao: 'COTACAO_FINALIZADA' }, false],
  ])('S-050 %s', (_case, changes, expired) => {
    expect(expiresInApproval(quote(changes), now)).toBe(expired);
  });

  test('S-050 the departure is read on the clock in Brasília', () => {
    const reserved = (departure: string) => quote({ reservado: true, segmentos: departing(departure) });
    expect(expiresInApproval(reserved('2026-12-05T09:01'), now)).toBe(true);
    expect(expiresInApproval(reserved('2026-12-05T09:00'), now)).toBe(false);
  });
});

test('S-053 a greater total is asked for with both values, an equal or smaller one is not', () => {
  expect(replacementQuestion({ total: 1234.5 }, { total: 1300 })).toEqual({
    key: 'confirmacao_novo_valor_aereo',
    params: { valorAntigo: 'R$\u00a01.234,50', valorNovo: 'R$\u00a01.300,00' },
    confirm: 'seguir_com_alteracao',
  });
  expect(replacementQuestion({ total: 1234.5 }, { total: 1234.5 })).toBeNull();
  expect(replacementQuestion({ total: 0.3 }, { total: 0.1 + 0.2 })).toBeNull();
  expect(replacementQuestion({ total: 1 }, { total: 2 }, 'USD')?.params).toEqual({
    valorAntigo: 'US$\u00a01,00',
    valorNovo: 'US$\u00a02,00',
  });
});
test('S-053 Q-200 while a request is quoted the question is about the air fare, at issue about the reservation', () => {
  const asked = (status: 'COTACAO_AGENCIA' | 'EMISSAO', total = 2) => reSearchQuestion(status, { total: 1 }, { total })?.key;
  expect([asked('COTACAO_AGENCIA'), asked('EMISSAO')]).toEqual(['confirmacao_novo_valor_aereo', 'confirmar_novo_valor_da_reserva']);
  expect([asked('COTACAO_AGENCIA', 1), asked('EMISSAO', 1)]).toEqual([undefined, undefined]);
});
test('S-053 declining leaves the old quote chosen; what costs no more is chosen without an answer', () =>
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.boolean(), (before, after, confirmed) => {
      const [expired, found] = [{ total: before / 100 }, { total: after / 100 }];
      expect(chosenAfterSearch(expired, found, confirmed)).toBe(confirmed || after <= before ? found : expired);
    }),
  ));

test('S-059 consult once nothing can be edited, edit with an issue date, confirm without', () => {
  const consulted = STATUS_COTACAO.filter((statusCotacao) => airButton({ statusCotacao, dataEmissao: null }) === 'consultar');
  expect(consulted.toSorted()).toEqual(['EMISSAO_ALTERADA', 'EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_FINALIZADA']);
  for (const statusCotacao of STATUS_COTACAO.filter((status) => !consulted.includes(status))) {
    expect(airButton({ statusCotacao, dataEmissao: '2026-12-01T12:00:00Z' })).toBe('editar_dados');
    expect(airButton({ statusCotacao, dataEmissao: null })).toBe('confirmar_dados');
  }
});

test('Q-200 a reservation that costs more is asked for with both values, one that does not is taken', () => {
  expect(reservationQuestion({ total: 1587.54 }, { total: 1640 })).toEqual({
    key: 'confirmar_novo_valor_da_reserva',
    params: { valorAntigo: 'R$\u00a01.587,54', valorNovo: 'R$\u00a01.640,00' },
    confirm: 'seguir_com_alteracao',
  });
  expect(reservationQuestion({ total: 1587.54 }, { total: 1587.54 })).toBeNull();
});
test('Q-199 the service takes over what is chosen and the quotes that were answered', () => {
  const service = { id: 's', escolhida: { total: 1 }, cotacoes: [{ total: 1 }] };
  expect(withFoundReservation(service, { escolhida: { total: 2 }, cotacoes: [{ total: 2 }] })).toEqual({
    id: 's',
    escolhida: { total: 2 },
    cotacoes: [{ total: 2 }],
  });
  expect(withFoundReservation(service, { escolhida: { total: 2 } }).cotacoes).toEqual([{ total: 1 }]);
});
