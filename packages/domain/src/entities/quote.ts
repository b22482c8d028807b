import * as z from 'zod/mini';
import { OPCAO_SALDO, STATUS_COTACAO, STATUS_SALDO_ENTRADA, TIPO_COTACAO, TIPO_ORIGEM_COTACAO } from '../enums/index.ts';
import { segmentSchema } from './air.ts';
import { agencyServiceSchema, currencySchema, customFieldSchema, paymentTypeSchema, supplierSchema } from './common.ts';
import { idNumber, line, money, paragraph, percent, rate, utcInstant } from './scalars.ts';

const quoteFields = {
  /** Made by whoever writes the quote first: a save whose answer was lost is sent again and stored once. */
  id: z.uuid(),
  idServico: z.uuid(),
  /** Counts the saves: the server refuses a save of an older one with 409. 0 until the server has stored it. */
  versao: z.int(),
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
  /** What the client pays, in the quote's currency; the server computes it. @see Q-117 */
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
});
export type AirQuote = z.infer<typeof airQuoteSchema>;

/** A quote of a service that is not air: the common fields and a description of what is offered. @see */
export const otherQuoteSchema = z.object({ ...quoteFields, descricao: z.nullable(paragraph) });
export type OtherQuote = z.infer<typeof otherQuoteSchema>;

export type Quote = AirQuote | OtherQuote;
