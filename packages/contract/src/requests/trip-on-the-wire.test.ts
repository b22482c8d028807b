import { credentialContentSchema } from '@guiche/domain/entities';
import { INTERMEDIADOR_FIXO } from '@guiche/domain/enums';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { listConsolidators } from '../lookups/index.ts';
import { AIR_QUOTE } from '../openapi/examples/quotes.ts';
import { exampleOf } from '../openapi/index.ts';
import { saveQuote } from '../quotes/index.ts';
import { at, expectMembers, expectValues, schemas } from '../test-support/described.ts';

const KINDS = ['Air', 'Hotel', 'Car', 'Bus', 'Other'];

test('A-071 Q-066 a request as findRequest brings it', () => {
  expect(at('FoundRequests.content')).toBe(schemas['Request']);
  expectMembers(
    'Request',
    'id uuid idSolicitacao status statusCotacaoViagem colaboradores servicosAereos servicosHotel servicosCarro servicosRodoviario servicosOutros solicitante empresa existeServico necessitaAprovacaoAlteracaoValores mensagensNaoLidas dataVencimentoCotacao dataVencimentoEmissao responsavel possuiRegraVoltarParaSelecao aprovadorSolicitacao aprovadorAlteracao fluxo',
  );
  expectMembers('Request.colaboradores', 'nomeCompleto');
  for (const part of ['empresa', 'responsavel', 'solicitante']) expectMembers(`Request.${part}`, 'id');
  expectMembers('Request.fluxo', 'modulo');
});

test('Q-067 what the services of every kind have', () => {
  for (const kind of KINDS) {
    expectMembers(
      `${kind}Service`,
      'id idViagem tipoServico cotacoes escolhida idCotacaoEscolhida valorAprovado retroativo cartao idCartao temCartao viajantes acompanhantes adultos observacao camposCustomizados',
    );
    expect(at(`${kind}Service.cotacoes`)).toBe(schemas[`${kind}Quote`]);
    expect(at(`${kind}Service.escolhida`)).toBe(schemas[`${kind}Quote`]);
  }
  expectValues('AirService.tipo', 'IDA IDA_VOLTA MULTI');
});

test('Q-068 what a service has by its kind', () => {
  expectMembers('AirService', 'segmentos');
  expectMembers('HotelService', 'checkin checkout cidade');
  expectMembers('CarService', 'dataRetirada dataDevolucao cidadeRetirada cidadeDevolucao');
  expectMembers('BusService', 'dataIda origem destino');
  expectMembers('OtherService', 'descricao');
});

test('Q-069 what the quotes of every kind have', () => {
  for (const kind of KINDS) {
    expectMembers(
      `${kind}Quote`,
      'id idServico agencia agenciaServico statusCotacao tipo tipoOrigemCotacao tipoPagamento fornecedor fornecedorServico intermediador moeda cotacaoMoeda tarifa tarifaTotal taxas taxaExtra taxaExtraPercentual fee iss duRav markup markupManual total multa taxaCancelamento opcaoSaldo dataCancelamento dataEmissao emissor emitidaAutomaticamente dadosFornecedor solicitacaoVcn aguardandoFornecedor enviarMensagemAguardandoFornecedor valorAlteradoEmissao alteradoPrestacao utilizaSaldo localizador numeroBilhete codigoTransacaoCartao endereco cidade pix justificativaDataAlterada',
    );
  }
  expectMembers('AirQuote.agencia', 'id fornecedorPadrao');
  expectMembers('AirQuote.agenciaServico', 'credencial consolidadora tipoEmissao');
  expectMembers('AirQuote.tipoPagamento', 'id descricao tipoFormaPagamento faturadoGuiche data');
});

test('Q-070 Q-071 Q-072 an air quote, its segments, flights, seats and fare family', () => {
  expectMembers(
    'AirQuote',
    'segmentos quantidadeBagagem pesoBagagem tourCode baseTarifaria codigoReserva validadeReserva reservado saldoEntrada',
  );
  expectMembers('AirQuote.saldoEntrada', 'valorEntrada status');
  expectMembers('AirQuote.segmentos', 'tipo status voos');
  // The ends of a segment are those of its flights: stored twice, they could contradict each other.
  expect(Object.keys(at('Segment').properties ?? {})).not.toContain('origem');
  expectMembers(
    'Segment.voos',
    'numero cia ciaData origem origemData destino destinoData dataPartida dataChegada localizador assentos familia tipoCabine',
  );
  expectMembers('Flight.familia', 'identificador descricao link');
  expectMembers('Flight.assentos', 'idAereoVoo idViajante reservado assento');
});

test('Q-090 the choices of the money fields, as a quote is saved and a credential is listed with them', () => {
  for (const kind of KINDS) expectValues(`${kind}Quote.opcaoSaldo`, 'ESTORNO REEMBOLSO');
  expectValues('HotelQuote.tipoTarifa', 'COMISSIONADA NET');
  expectValues('AirQuote.saldoEntrada.status', 'PENDENTE UTILIZADO');
  const takes = (changes: object) => safeParse(saveQuote.body, { ...AIR_QUOTE, ...changes }).success;
  // Or none; and the fixed intermediaries beside those of the list, by their names.
  for (const opcaoSaldo of ['ESTORNO', 'REEMBOLSO', null]) expect([opcaoSaldo, takes({ opcaoSaldo })]).toEqual([opcaoSaldo, true]);
  expect(takes({ opcaoSaldo: 'NENHUM' })).toBe(false);
  for (const intermediador of [...INTERMEDIADOR_FIXO, 'CONFIANCA'])
    expect([intermediador, takes({ intermediador })]).toEqual([intermediador, true]);
  const [consolidator] = exampleOf(listConsolidators, 200) as readonly { credencial: string }[];
  const credential: unknown = JSON.parse(consolidator?.credencial ?? '');
  for (const cobrancaFee of ['VIAJANTE', 'SERVICO', 'FORNECEDOR', 'NENHUMA']) {
    const { success } = safeParse(credentialContentSchema, { ...Object(credential), cobrancaFee });
    expect([cobrancaFee, success]).toEqual([cobrancaFee, cobrancaFee !== 'NENHUMA']);
  }
});

test('Q-074 a car quote', () => {
  expectMembers(
    'CarQuote',
    'valorDiaria quantidadeDiarias dataRetirada dataDevolucao horaRetirada horaDevolucao localRetirada localDevolucao cidadeRetirada cidadeDevolucao cambio arcondicionado urlImagemCia',
  );
});

test('Q-075 a bus quote and one of another service', () => {
  expectMembers('BusQuote', 'nomeCia classe dataPartida dataChegada');
  expectMembers('OtherQuote', 'descricao');
});

test('Q-076 the card of a traveller', () => {
  expectMembers('AirService.cartao', 'numero dataVencimento validade cvv nome titular nomeCartaoColaborador');
});

test('Q-084 Q-085 the statuses of segments and of requests', () => {
  expectValues('Segment.status', 'PENDENTE_CANCELAMENTO CANCELADO');
  const statuses = at('Request.status').enum;
  expect(statuses).toEqual(
    expect.arrayContaining([
      'COTACAO_AGENCIA',
      'SELECAO_COTACAO',
      'EMISSAO',
      'EMISSAO_ALTERACAO',
      'FECHAMENTO',
      'CONFERENCIA',
      'APROVACAO_FECHAMENTO',
      'FINALIZADO',
      'CANCELADA',
    ]),
  );
});

test('Q-087 the type of a quote and where it comes from', () => {
  for (const kind of KINDS) {
    expectValues(`${kind}Quote.tipo`, 'ONLINE OFFLINE');
    expectValues(`${kind}Quote.tipoOrigemCotacao`, 'SUPPLIER_ADD SUPPLIER_PESQUISA');
  }
});

test('Q-089 the choices of the travel fields', () => {
  expectValues('Flight.tipoCabine', 'ECONOMICA ECONOMICA_PREMIUM EXECUTIVA PRIMEIRA_CLASSE');
  expectValues('BusQuote.classe', 'CONVENCIONAL EXECUTIVO LEITO LEITO_CAMA SEMI_LEITO');
  expectValues('HotelQuote.regimeAlimentacao', 'NAO_INFORMADO SEM_PENSAO CAFE_MANHA');
  expectValues('HotelQuote.tipoCama', 'CAMA_SOLTEIRO CAMA_CASAL NAO_INFORMADO');
});

test('Q-161 the forms of a payment', () => {
  expectValues(
    'PaymentType.tipoFormaPagamento',
    'CARTAO_VIAJANTE CARTAOCREDITO CARTAOWEX CARTAO_FIXO CARTAO_VIRTUAL_POR_TRANSACAO PAGAMENTO_DIRETO FATURADO',
  );
});

test('S-280 an item of a lookup: the server sends the label, the data as text and the id', () => {
  expectMembers('LookupItem', 'label data id');
});
