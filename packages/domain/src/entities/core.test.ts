import { expect, test } from 'vitest';
import { segmentEnds } from '../air/display/index.ts';
import { FATURADO_FIELD } from '../product/index.ts';
import { airQuote, BILLED, flight, MANUAL, ROUND_TRIP } from '../test-support/air-quote.ts';
import { expectRefused, expectTaken } from '../test-support/schema.ts';
import {
  type AirService,
  airQuoteSchema,
  airServiceSchema,
  busServiceSchema,
  carServiceSchema,
  flightSchema,
  hotelServiceSchema,
  otherServiceSchema,
  requestSchema,
  type Segment,
  seatSchema,
  segmentSchema,
  serviceSchema,
} from './index.ts';

const ID = '00000000-0000-4000-8000-00000000aaaa';
const CARD = { numero: '411111******1111', cvv: null, nome: 'ANA LIMA' };
const common = {
  id: ID,
  idViagem: 412,
  idCotacaoEscolhida: null,
  valorAprovado: 1587.54,
  retroativo: false,
  viajantes: [],
  acompanhantes: ['Eva'],
  adultos: 1,
  observacao: 'Corredor',
  camposCustomizados: [],
  cotacoes: [],
  escolhida: null,
  cartao: null,
  idCartao: '31',
  temCartao: true,
};
const air: AirService = { ...common, ...ROUND_TRIP, id: ID, tipoServico: 'AEREO', viajantes: [], cotacoes: [airQuote()] };

test('Q-067 what every service has', () => {
  expectTaken(airServiceSchema, air);
  expectTaken(airServiceSchema, { ...air, cartao: CARD });
  expectRefused(
    airServiceSchema,
    air,
    { id: '1' },
    { idViagem: '412' },
    { tipo: 'VOLTA' },
    { tipoServico: 'HOTEL' },
    { cotacoes: null },
    { escolhida: undefined },
    { idCotacaoEscolhida: 7 },
    { valorAprovado: 1.005 },
    { retroativo: null },
    { cartao: '4111111111111111' },
    { idCartao: 31 },
    { temCartao: 1 },
    { viajantes: [{ id: '7' }] },
    { acompanhantes: [7] },
    { adultos: 1.5 },
    { observacao: undefined },
    { camposCustomizados: null },
  );
});
test('Q-068 what the kinds of service add', () => {
  const hotel = { ...common, tipoServico: 'HOTEL', cidade: 'Recife', checkin: '2026-12-10T14:00', checkout: '2026-12-14T12:00' };
  expectTaken(hotelServiceSchema, hotel);
  expectRefused(hotelServiceSchema, hotel, { cidade: null }, { checkin: '2026-12-10' }, { checkout: undefined });
  const car = {
    ...common,
    tipoServico: 'CARRO',
    cidadeRetirada: 'Recife',
    cidadeDevolucao: 'Natal',
    dataRetirada: '2026-12-10T10:00',
    dataDevolucao: '2026-12-14T10:00',
  };
  expectTaken(carServiceSchema, car);
  expectRefused(carServiceSchema, car, { dataRetirada: null }, { dataDevolucao: '14/12/2026' });
  const bus = { ...common, tipoServico: 'RODOVIARIO', origem: 'Recife', destino: 'Natal', dataIda: '2026-12-10' };
  expectTaken(busServiceSchema, bus);
  expectRefused(busServiceSchema, bus, { dataIda: '2026-12-10T10:00' }, { origem: undefined });
  const other = { ...common, tipoServico: 'OUTROS', descricao: 'Sala de reunião' };
  expectTaken(otherServiceSchema, other);
  expectRefused(otherServiceSchema, other, { descricao: null });
});
test('Q-003 the kind of a service tells what it is', () => {
  expectTaken(serviceSchema, air);
  expectTaken(serviceSchema, { ...common, tipoServico: 'OUTROS', descricao: 'Sala de reunião' });
  expectRefused(serviceSchema, air, { tipoServico: 'HOTEL' }, { tipoServico: 'TREM' }, { tipoServico: undefined });
});
test('S-260 what an air service has besides', () => {
  const whole = { ...air, idServicoOld: ID, podeSerCancelado: true, historico: { data: '2026-11-21T12:00:00Z', dataAntiga: null } };
  expectTaken(airServiceSchema, whole);
  expectRefused(airServiceSchema, whole, { idServicoOld: 'x' }, { podeSerCancelado: null }, { historico: {} }, { segmentos: null });
});

const quote = {
  ...airQuote({ tipoPagamento: BILLED, agenciaServico: { ...MANUAL, agencia: { id: 1 } } }),
  fornecedor: { id: '9', nome: 'Rede' },
  dadosFornecedor: '{"cidade":"Recife"}',
  solicitacaoVcn: null,
  cidade: 'Recife',
  pix: null,
  justificativaDataAlterada: 'Voo remarcado',
};
test('Q-069 what every quote has', () => {
  expectTaken(airQuoteSchema, quote);
  expectRefused(
    airQuoteSchema,
    quote,
    { id: '1' },
    { idServico: null },
    { agencia: {} },
    { agenciaServico: { ...MANUAL, credencial: {} } },
    { agenciaServico: { ...MANUAL, consolidadora: null } },
    { agenciaServico: { ...MANUAL, tipoEmissao: 'OUTRO' } },
    { statusCotacao: 'EMISSAO' },
    { tipo: 'ON' },
    { tipoOrigemCotacao: 'X' },
    { tipoPagamento: { ...BILLED, id: null } },
    { tipoPagamento: { ...BILLED, descricao: undefined } },
    { tipoPagamento: { ...BILLED, tipoFormaPagamento: 'DINHEIRO' } },
    { tipoPagamento: { ...BILLED, [FATURADO_FIELD]: undefined } },
    { tipoPagamento: { ...BILLED, data: undefined } },
    { fornecedor: 'Rede' },
    { fornecedorServico: undefined },
    { intermediador: 7 },
    { moeda: 'BRL' },
    { cotacaoMoeda: 0 },
    ...['tarifa', 'taxas', 'taxaExtra', 'fee', 'iss', 'duRav', 'markup', 'tarifaTotal', 'total', 'multa', 'taxaCancelamento'].map(
      (field) => ({
        [field]: '1,00',
      }),
    ),
    { taxaExtraPercentual: -1 },
    ...['markupManual', 'emitidaAutomaticamente', 'aguardandoFornecedor', 'enviarMensagemAguardandoFornecedor'].map((field) => ({
      [field]: null,
    })),
    ...['valorAlteradoEmissao', 'alteradoPrestacao', 'utilizaSaldo'].map((field) => ({ [field]: null })),
    { opcaoSaldo: 'NENHUM' },
    { dataCancelamento: '2026-11-21' },
    { dataEmissao: '2026-11-21' },
    ...['emissor', 'localizador', 'numeroBilhete', 'codigoTransacaoCartao', 'endereco'].map((field) => ({ [field]: undefined })),
    ...['dadosFornecedor', 'solicitacaoVcn', 'cidade', 'pix', 'justificativaDataAlterada'].map((field) => ({ [field]: 7 })),
  );
});
test('Q-070 S-261 what an air quote has besides', () => {
  const balance = { ...quote, saldoEntrada: { valorEntrada: 50, status: 'PENDENTE' } };
  expectTaken(airQuoteSchema, balance);
  expectRefused(
    airQuoteSchema,
    balance,
    { segmentos: null },
    { quantidadeBagagem: 1.5 },
    { pesoBagagem: -1 },
    ...['tourCode', 'baseTarifaria', 'codigoReserva', 'validadeReserva'].map((field) => ({ [field]: undefined })),
    { validadeReserva: '2026-11-21T18:00' },
    { reservado: null },
    { saldoEntrada: { valorEntrada: 50 } },
    { saldoEntrada: { valorEntrada: 50, status: 'USADO' } },
    { agenciaServico: { ...MANUAL, agencia: {} } },
  );
});

const leg = flight({
  id: 'v1',
  cia: 'LA',
  ciaData: { iata: 'LA', nome: 'Latam', operadora: null },
  origemData: { iata: 'GRU', nome: 'Guarulhos', local: 'São Paulo' },
  familia: { identificador: 'LIGHT', descricao: 'Light', link: null },
  assentos: [{ idAereoVoo: 'v1', idViajante: '7', reservado: true, assento: '12A' }],
});
const last = flight({ id: 'v2', origem: 'REC', destino: 'FEN' });
const segment: Segment = { id: 's', tipo: 'IDA', status: 'PENDENTE_CANCELAMENTO', voos: [leg, last] };
test('Q-071 S-262 a segment has its status and its flights; its ends are those of the first and the last', () => {
  expectTaken(segmentSchema, segment);
  expectRefused(segmentSchema, segment, { tipo: 'MULTI' }, { status: 'PENDENTE' }, { voos: null });
  const ends = segmentEnds(segment);
  expect(ends.first).toMatchObject({ origem: 'GRU', cia: 'LA', ciaData: { nome: 'Latam' }, origemData: { local: 'São Paulo' } });
  expect(ends.last).toMatchObject({ destino: 'FEN', destinoData: null });
  expect([ends.first?.dataPartida, ends.last?.dataChegada]).toEqual([leg.dataPartida, last.dataChegada]);
});
test('Q-072 S-263 a flight, its family, its seats and its baggage', () => {
  const whole = { ...leg, tipoCabine: 'EXECUTIVA', bagagemQuantidade: 1, bagagemPeso: 23 };
  expectTaken(flightSchema, whole);
  expectRefused(
    flightSchema,
    whole,
    { numero: '12345' },
    { cia: 'LATAM' },
    { origem: 'gru' },
    { origemData: { iata: 'GRU' } },
    { destino: 'RECI' },
    { destinoData: { iata: 'REC', nome: 'Recife' } },
    { dataPartida: '2026-12-10T09:00:00Z' },
    { dataChegada: '2026-12-10' },
    { tipoCabine: 'ECONOMY' },
    { familia: { identificador: 'LIGHT' } },
    { assentos: [{ idViajante: '7' }] },
    { bagagemQuantidade: -1 },
    { bagagemPeso: '23 kg' },
  );
  const [seat] = leg.assentos;
  expectRefused(seatSchema, seat ?? {}, { idAereoVoo: 1 }, { idViajante: null }, { reservado: 'sim' }, { assento: '12345' });
});
test('S-259 a request names its flow, whether values need approval, and its services by kind', () => {
  const request = {
    id: 412,
    uuid: ID,
    idSolicitacao: 412,
    status: 'EMISSAO',
    statusCotacaoViagem: 'EMISSAO_PENDENTE',
    colaboradores: [],
    empresa: { id: 12, nome: 'Acme', instancia: 'acme' },
    responsavel: null,
    dataViagem: null,
    dataVencimentoCotacao: null,
    dataVencimentoEmissao: null,
    mensagensNaoLidas: 0,
    existeServico: true,
    solicitante: { id: '9', nome: 'Caio', email: null },
    aprovadorSolicitacao: null,
    aprovadorAlteracao: null,
    fluxo: { id: '3', modulo: 'SOLICITACAO' },
    necessitaAprovacaoAlteracaoValores: false,
    possuiRegraVoltarParaSelecao: false,
    servicosAereos: [air],
    servicosHotel: [],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
  };
  expectTaken(requestSchema, request);
  expectRefused(
    requestSchema,
    request,
    { id: '412' },
    { status: 'EMITIDA' },
    { fluxo: { modulo: 'SOLICITACAO' } },
    { empresa: null },
    { necessitaAprovacaoAlteracaoValores: null },
    { servicosAereos: [{ ...air, tipoServico: 'OUTROS' }] },
    { servicosHotel: [air] },
    { servicosCarro: [air] },
    { servicosRodoviario: [air] },
    { servicosOutros: null },
  );
});
