import type { AgencyService, Airport, AirQuote, Currency, FareFamily, PaymentType, Supplier } from '@guiche/domain/entities';
import { FATURADO_FIELD } from '@guiche/domain/product';
import { TRAVELLER } from './people.ts';

export const GRU: Airport = { iata: 'GRU', nome: 'Guarulhos', local: 'São Paulo, SP' };
export const REC: Airport = { iata: 'REC', nome: 'Guararapes', local: 'Recife, PE' };

const CURRENCY: Currency = { id: 1, codigo: 'BRL', nome: 'Real', simbolo: 'R$', cotacao: 1 };
export const SUPPLIER: Supplier = { id: '5b2c3a52-3b0a-4a39-9a6e-0a3a0d6c7b20', nome: 'Consolidadora Atlântica' };
export const CONSOLIDATOR: AgencyService = {
  id: '9f4d3c1e-6a52-4d0e-8f6b-1c2d3e4f5a60',
  consolidadora: 'MANUAL_PEDIDOS_OFF',
  tipoEmissao: 'SISTEMA_EXTERNO',
  credencial: '{"fee":35,"cobrancaFee":"VIAJANTE","aplicaMargem":true}',
};
const PAYMENT_TYPE: PaymentType = {
  id: 1,
  descricao: 'Faturado',
  tipoFormaPagamento: 'FATURADO',
  [FATURADO_FIELD]: true,
  data: null,
};
export const FARE_FAMILY: FareFamily = { identificador: 'LIGHT', descricao: 'Light', link: null };

/** The service of the example quotes. */
export const SERVICE_ID = '3d7a1f7b-9d1e-4e7f-8a55-6f1f0c2b8d30';

/** The numbers of Q-117. */
export const AIR_QUOTE: AirQuote = {
  id: '7e8f0a1b-2c3d-4e5f-8a6b-7c8d9e0f1a40',
  idServico: SERVICE_ID,
  versao: 1,
  agencia: { id: 1, fornecedorPadrao: null },
  agenciaServico: CONSOLIDATOR,
  statusCotacao: 'COTACAO_PENDENTE',
  tipo: 'OFFLINE',
  tipoOrigemCotacao: 'SUPPLIER_ADD',
  tipoPagamento: PAYMENT_TYPE,
  fornecedorServico: SUPPLIER,
  intermediador: 'CONFIANCA',
  moeda: CURRENCY,
  cotacaoMoeda: 1,
  tarifa: 1234.5,
  taxas: 89.9,
  taxaExtra: 30,
  taxaExtraPercentual: null,
  fee: 45,
  iss: 24.69,
  duRav: 40,
  markup: 123.45,
  markupManual: false,
  tarifaTotal: 1357.95,
  total: 1587.54,
  multa: null,
  taxaCancelamento: null,
  opcaoSaldo: null,
  dataCancelamento: null,
  dataEmissao: null,
  emissor: null,
  emitidaAutomaticamente: false,
  aguardandoFornecedor: false,
  enviarMensagemAguardandoFornecedor: false,
  valorAlteradoEmissao: false,
  alteradoPrestacao: false,
  utilizaSaldo: false,
  localizador: null,
  numeroBilhete: null,
  codigoTransacaoCartao: null,
  endereco: null,
  observacao: null,
  camposCustomizados: [],
  segmentos: [
    {
      id: '1',
      tipo: 'IDA',
      status: null,
      voos: [
        {
          id: '1',
          numero: '3512',
          cia: 'LA',
          ciaData: { iata: 'LA', nome: 'LATAM Airlines', operadora: null },
          origem: 'GRU',
          origemData: GRU,
          destino: 'REC',
          destinoData: REC,
          dataPartida: '2026-12-10T08:10',
          dataChegada: '2026-12-10T11:25',
          localizador: null,
          tipoCabine: 'ECONOMICA',
          familia: FARE_FAMILY,
          assentos: [{ idAereoVoo: null, idViajante: TRAVELLER.id, reservado: false, assento: '12A' }],
        },
      ],
    },
  ],
  quantidadeBagagem: 1,
  pesoBagagem: 23,
  tourCode: null,
  baseTarifaria: 'WLITE',
  codigoReserva: null,
  validadeReserva: '2026-12-01T21:00:00.000Z',
  reservado: false,
  saldoEntrada: null,
};
