import * as z from 'zod/mini';
import {
  CATEGORIA_CARRO,
  CLASSE_ONIBUS,
  OPCAO_SALDO,
  REGIME_ALIMENTACAO,
  STATUS_COTACAO,
  STATUS_SALDO_ENTRADA,
  TIPO_CAMA,
  TIPO_COTACAO,
  TIPO_ORIGEM_COTACAO,
  TIPO_QUARTO,
  TIPO_TARIFA,
  type TipoServico,
} from '../enums/index.ts';
import { segmentSchema } from './air.ts';
import { agencyServiceSchema, currencySchema, customFieldSchema, paymentTypeSchema, supplierSchema } from './common.ts';
import {
  day,
  dayCount,
  fraction,
  idNumber,
  line,
  lineOf,
  money,
  nightCount,
  paragraph,
  percent,
  rate,
  timeOfDay,
  utcInstant,
  wallClock,
} from './scalars.ts';

const quoteFields = {
  /** Made by the client that creates the quote, so that a save that is sent again after a lost response is stored once. */
  id: z.uuid(),
  idServico: z.uuid(),
  /** Counts the saves: the server refuses a save of an older one with 409. 0 until the server has stored it. */
  versao: z.int().check(z.gte(0)),
  agencia: z.object({ id: idNumber, fornecedorPadrao: z.nullable(supplierSchema) }),
  agenciaServico: z.nullable(agencyServiceSchema),
  statusCotacao: z.enum(STATUS_COTACAO),
  tipo: z.nullable(z.enum(TIPO_COTACAO)),
  tipoOrigemCotacao: z.nullable(z.enum(TIPO_ORIGEM_COTACAO)),
  tipoPagamento: z.nullable(paymentTypeSchema),
  fornecedorServico: z.nullable(supplierSchema),
  intermediador: z.nullable(line),
  moeda: z.nullable(currencySchema),
  cotacaoMoeda: z.nullable(rate),
  tarifa: z.nullable(money),
  taxas: z.nullable(money),
  taxaExtra: z.nullable(money),
  taxaExtraPercentual: z.nullable(percent),
  fee: z.nullable(money),
  iss: z.nullable(money),
  duRav: z.nullable(money),
  markup: z.nullable(money),
  markupManual: z.boolean(),
  /** Fare plus markup; the server computes it. @see Q-116 */
  tarifaTotal: money,
  /** The amount that the client pays, in the quote's currency; the server computes it. @see Q-117 */
  total: money,
  multa: z.nullable(money),
  taxaCancelamento: z.nullable(money),
  opcaoSaldo: z.nullable(z.enum(OPCAO_SALDO)),
  dataCancelamento: z.nullable(utcInstant),
  dataEmissao: z.nullable(utcInstant),
  emissor: z.nullable(line),
  emitidaAutomaticamente: z.boolean(),
  aguardandoFornecedor: z.boolean(),
  enviarMensagemAguardandoFornecedor: z.boolean(),
  valorAlteradoEmissao: z.boolean(),
  alteradoPrestacao: z.boolean(),
  utilizaSaldo: z.boolean(),
  localizador: z.nullable(line),
  numeroBilhete: z.nullable(line),
  codigoTransacaoCartao: z.nullable(line),
  endereco: z.nullable(line),
  observacao: z.nullable(paragraph),
  camposCustomizados: z.array(customFieldSchema).check(z.maxLength(50)),
  // Fields of some quotes only, depending on their service, payment or supplier.
  fornecedor: z.optional(z.nullable(supplierSchema)),
  /** The supplier's data as JSON text. Set by the server; clients do not send it. */
  dadosFornecedor: z.optional(z.nullable(paragraph)),
  /** The requested virtual card. Set by the server; clients do not send it. */
  solicitacaoVcn: z.optional(z.nullable(line)),
  /**
   * Set while it is not known whether the provider issued the quote: from the moment at which it is asked until its answer. `statusCotacao`
   * stays meanwhile.
   */
  emissaoEmVerificacao: z.optional(z.boolean()),
  cidade: z.optional(z.nullable(line)),
  pix: z.optional(z.nullable(line)),
  justificativaDataAlterada: z.optional(z.nullable(paragraph)),
};

/** An air quote. @see */
export const airQuoteSchema = z.object({
  ...quoteFields,
  segmentos: z.array(segmentSchema).check(z.maxLength(12)),
  quantidadeBagagem: z.nullable(z.int().check(z.gte(0), z.lte(99))),
  pesoBagagem: z.nullable(z.int().check(z.gte(0), z.lte(999))),
  tourCode: z.nullable(line),
  baseTarifaria: z.nullable(line),
  codigoReserva: z.nullable(line),
  validadeReserva: z.nullable(utcInstant),
  reservado: z.boolean(),
  saldoEntrada: z.nullable(z.object({ valorEntrada: z.nullable(money), status: z.nullable(z.enum(STATUS_SALDO_ENTRADA)) })),
  /** The value of the segments that were cancelled while others stayed, in the quote's currency. Set by the server; absent for none. @see Q-322 */
  valorCancelado: z.optional(money),
});
export type AirQuote = z.infer<typeof airQuoteSchema>;

/** A type of expense, by which the client books a service. @see S-174 */
const expenseTypeSchema = z.object({ id: line, nome: lineOf(100) });

/**
 * A quote of another service: the common fields, a description of the offer, and by which type of expense it is booked. `endereco` and
 * `cidade` are the place at which it is rendered.
 * @see, S-172, S-174
 */
export const otherQuoteSchema = z.object({
  ...quoteFields,
  descricao: z.nullable(paragraph),
  /** Quotes that were stored before it have none. */
  tipoDespesa: z.optional(z.nullable(expenseTypeSchema)),
});
export type OtherQuote = z.infer<typeof otherQuoteSchema>;

/**
 * A hotel quote, from the quote modal or from a search. Fields that nobody has filled in are null; `estrelas` is 1 to 5.
 * @see Q-073, S-270
 */
export const hotelQuoteSchema = z.object({
  ...quoteFields,
  codigoHotel: z.nullable(line),
  nome: z.nullable(line),
  descricao: z.nullable(paragraph),
  telefone: z.nullable(line),
  /** Stored as its first 100 characters: a longer one is cut before it is saved, and not refused. @see Q-187 */
  email: z.nullable(line),
  latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  estrelas: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  checkin: z.nullable(wallClock),
  checkout: z.nullable(wallClock),
  quantidadeDiarias: z.nullable(nightCount),
  tarifaMedia: z.nullable(money),
  tipoApartamento: z.nullable(line),
  tipoQuarto: z.nullable(z.enum(TIPO_QUARTO)),
  tipoCama: z.nullable(z.enum(TIPO_CAMA)),
  tipoTarifa: z.nullable(z.enum(TIPO_TARIFA)),
  regimeAlimentacao: z.nullable(z.enum(REGIME_ALIMENTACAO)),
  /** The items that the price includes, in the hotel's words. */
  inclusos: z.array(line).check(z.maxLength(50)),
  prazoCancelamento: z.nullable(utcInstant),
  /** As a fraction: 0.12 is 12 percent. @see Q-213 */
  percentualComissao: z.nullable(fraction),
  valorComissao: z.nullable(money),
  codigoReserva: z.nullable(line),
  /** Whether a result of the hotel search was changed by hand. @see Q-225 */
  pesquisaSupplierModificada: z.boolean(),
});
export type HotelQuote = z.infer<typeof hotelQuoteSchema>;

/** A car quote. Pickup and return are a day and a time of day each. @see Q-074, S-266 */
export const carQuoteSchema = z.object({
  ...quoteFields,
  /** The rental company. */
  nomeCia: z.nullable(line),
  urlImagemCia: z.nullable(paragraph),
  categoria: z.nullable(z.enum(CATEGORIA_CARRO)),
  nomeModelo: z.nullable(line),
  cambio: z.nullable(line),
  arcondicionado: z.boolean(),
  valorDiaria: z.nullable(money),
  quantidadeDiarias: z.nullable(dayCount),
  dataRetirada: z.nullable(day),
  horaRetirada: z.nullable(timeOfDay),
  localRetirada: z.nullable(line),
  cidadeRetirada: z.nullable(line),
  dataDevolucao: z.nullable(day),
  horaDevolucao: z.nullable(timeOfDay),
  localDevolucao: z.nullable(line),
  cidadeDevolucao: z.nullable(line),
});
export type CarQuote = z.infer<typeof carQuoteSchema>;

/** A bus quote. @see Q-075, S-271 */
export const busQuoteSchema = z.object({
  ...quoteFields,
  /** The bus company. Quotes that were stored before it have none. */
  nomeCia: z.optional(z.nullable(line)),
  /** The stations of departure and arrival. Quotes that were stored before them have none. */
  rodoviariaPartida: z.optional(z.nullable(line)),
  rodoviariaChegada: z.optional(z.nullable(line)),
  classe: z.nullable(z.enum(CLASSE_ONIBUS)),
  dataPartida: z.nullable(wallClock),
  dataChegada: z.nullable(wallClock),
});
export type BusQuote = z.infer<typeof busQuoteSchema>;

/** The schema of a quote, by the kind of its service. @see */
export const QUOTE_SCHEMAS = {
  AEREO: airQuoteSchema,
  HOTEL: hotelQuoteSchema,
  CARRO: carQuoteSchema,
  RODOVIARIO: busQuoteSchema,
  OUTROS: otherQuoteSchema,
} as const satisfies Record<TipoServico, z.ZodMiniType>;

/** The quote of each kind of service. */
export type QuoteOf = { readonly [Kind in TipoServico]: z.infer<(typeof QUOTE_SCHEMAS)[Kind]> };

/** A quote of any kind. */
export type Quote = QuoteOf[TipoServico];
