import * as z from 'zod/mini';
import { ACAO_POLITICA, STATUS_COTACAO_VIAGEM, STATUS_SOLICITACAO, TIPO_SERVICO } from '../enums/index.ts';
import { particularitiesSchema } from './particularities.ts';
import { airlineCode, day, idNumber, line, money, paragraph, percent } from './scalars.ts';

/** What the agency has to know about a client company while it works on one of its requests. @see B-050 */
export const clientCardSchema = z.object({
  empresa: z.object({ id: idNumber, nome: line, clienteNovo: z.boolean() }),
  particularidades: particularitiesSchema,
  /** The least and the most that the agency charges for a kind of service, in BRL. */
  fees: z.array(z.object({ tipoServico: z.enum(TIPO_SERVICO), minimo: money, maximo: money })),
  /** The travel policy; a limit that is null does not exist. */
  limites: z.array(
    z.object({
      tipoServico: z.enum(TIPO_SERVICO),
      valorMaximo: z.nullable(money),
      antecedenciaDias: z.nullable(z.int()),
      acao: z.enum(ACAO_POLITICA),
    }),
  ),
  /** In the order in which they approve; `alcada` is the amount up to which one approves alone, null for any. */
  aprovadores: z.array(z.object({ nome: line, email: line, alcada: z.nullable(money) })),
  /** VIP and premium travellers; none for a user who may not see them. @see A-022 */
  vips: z.array(z.object({ nome: line, vip: z.boolean(), premium: z.boolean() })),
  /** The other open requests of the client: how many, and the next ones by the first day of the trip. */
  solicitacoesAbertas: z.object({
    total: z.int(),
    proximas: z.array(
      z.object({
        idSolicitacao: idNumber,
        status: z.enum(STATUS_SOLICITACAO),
        statusCotacaoViagem: z.enum(STATUS_COTACAO_VIAGEM),
        viajantes: paragraph,
        trajeto: z.nullable(paragraph),
        dataViagem: z.nullable(day),
      }),
    ),
  }),
  /** Credits at airlines that can still be used. */
  saldos: z.array(
    z.object({
      id: line,
      cia: airlineCode,
      viajante: line,
      valor: money,
      /** ISO 4217; BRL when it is left out. */
      moeda: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
      validade: z.nullable(day),
    }),
  ),
  /** The projects that pay the request, each with its share. @see Q-042 */
  rateio: z.array(z.object({ projeto: line, percentual: percent })),
});
export type ClientCard = z.infer<typeof clientCardSchema>;
