import * as z from 'zod/mini';
import { STATUS_COTACAO_VIAGEM, STATUS_SOLICITACAO, TIPO_SERVICO } from '../enums/index.ts';
import { travellerSchema } from './common.ts';
import { day, idNumber, line, money, paragraph, utcInstant } from './scalars.ts';
import { airServiceSchema, busServiceSchema, carServiceSchema, hotelServiceSchema, otherServiceSchema } from './service.ts';

/** The consultant who is responsible for a request. @see A-126 */
export const responsibleSchema = z.object({ id: z.uuid(), name: line });
export type Responsible = z.infer<typeof responsibleSchema>;

const requestHead = {
  /** The request's number, the same as `idSolicitacao`. */
  id: idNumber,
  uuid: z.uuid(),
  idSolicitacao: idNumber,
  status: z.enum(STATUS_SOLICITACAO),
  statusCotacaoViagem: z.enum(STATUS_COTACAO_VIAGEM),
  colaboradores: z.array(travellerSchema),
  /** The client company; `instancia` is its name among the client instances. */
  empresa: z.object({ id: idNumber, nome: line, instancia: line }),
  responsavel: z.nullable(responsibleSchema),
  /** The first day of the trip. */
  dataViagem: z.nullable(day),
  dataVencimentoCotacao: z.nullable(utcInstant),
  dataVencimentoEmissao: z.nullable(utcInstant),
  mensagensNaoLidas: z.int(),
};

/** What the list of client analysis adds to a request. @see A-114 */
export const clientAnalysisSchema = z.object({
  /** The moment from which the client has the quotes. */
  desde: z.nullable(utcInstant),
  /** The number of quotes that the client may choose from. */
  quantidadeCotacoes: z.int(),
  /** The least that the client can choose, in BRL; null while no quote has a price. */
  melhorTotal: z.nullable(money),
});
export type ClientAnalysis = z.infer<typeof clientAnalysisSchema>;

/** A request as lists show it. @see A-114 */
export const requestSummarySchema = z.object({
  ...requestHead,
  tiposServico: z.array(z.enum(TIPO_SERVICO)),
  /** The destination: `GRU → REC`, a city, or null. */
  trajeto: z.nullable(paragraph),
  /** In the list of client analysis alone. */
  analiseCliente: z.optional(clientAnalysisSchema),
});
export type RequestSummary = z.infer<typeof requestSummarySchema>;

/** A request in the list of who travels in it or approves it. @see S-001 */
export const ownTripSchema = z.extend(requestSummarySchema, {
  /** What was chosen costs together, in BRL, without what the approver removed; null while nothing with a price is chosen. */
  totalEscolhido: z.nullable(money),
  /** Why it was returned, sent back or refused; null for any other. @see A-120 */
  justificativaRetorno: z.nullable(paragraph),
});
export type OwnTrip = z.infer<typeof ownTripSchema>;

/** A travel request, also called viagem, solicitacao or relatorio. @see */
export const requestSchema = z.object({
  ...requestHead,
  existeServico: z.boolean(),
  solicitante: z.object({ id: line, nome: line, email: z.nullable(line) }),
  aprovadorSolicitacao: z.nullable(z.object({ nome: line })),
  aprovadorAlteracao: z.nullable(z.object({ nome: line })),
  fluxo: z.object({ id: line, modulo: line }),
  necessitaAprovacaoAlteracaoValores: z.boolean(),
  possuiRegraVoltarParaSelecao: z.boolean(),
  servicosAereos: z.array(airServiceSchema),
  servicosHotel: z.array(hotelServiceSchema),
  servicosCarro: z.array(carServiceSchema),
  servicosRodoviario: z.array(busServiceSchema),
  servicosOutros: z.array(otherServiceSchema),
});
export type TravelRequest = z.infer<typeof requestSchema>;
