import * as z from 'zod/mini';
import { STATUS_COTACAO_VIAGEM, STATUS_SOLICITACAO, TIPO_SERVICO } from '../enums/index.ts';
import { travellerSchema } from './common.ts';
import { day, idNumber, line, paragraph, utcInstant } from './scalars.ts';
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

/** A request as lists show it. @see A-114 */
export const requestSummarySchema = z.object({
  ...requestHead,
  tiposServico: z.array(z.enum(TIPO_SERVICO)),
  /** The destination: `GRU → REC`, a city, or null. */
  trajeto: z.nullable(paragraph),
});
export type RequestSummary = z.infer<typeof requestSummarySchema>;

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
