import { consolidatorsTestedBy } from '@guiche/domain/credentials';
import { day, errorBodySchema, line, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { sessionErrors, validationListSchema } from '../call/index.ts';
import { credentialTextSchema } from './credential-bodies.ts';

/** What is tested: a credential as it is typed. An empty `senha` in `credencial` stands for the password that `idAgenciaServico` has stored. */
const tested = { credencial: credentialTextSchema, idAgenciaServico: z.optional(z.nullable(z.uuid())) };
const empty = z.optional(z.nullable(line));
const emptyDay = z.optional(z.nullable(day));

/** The body of the test of a credential for flights or coaches at some consolidators; what is missing is refused in words. @see S-145, S-148, S-374 */
export function roundTripTest(consolidators: readonly string[]) {
  return z.object({
    consolidadora: z.enum(consolidators),
    ...tested,
    origem: empty,
    destino: empty,
    dataIda: emptyDay,
    dataVolta: emptyDay,
  });
}

/** The body of the test of a credential for hotels: one adult, and the first 200 results. @see S-146, S-374, S-377 */
export function hotelTest(consolidators: readonly string[]) {
  return z.object({
    consolidadora: z.enum(consolidators),
    ...tested,
    cidade: line,
    estado: z.nullable(line),
    cidadeData: z.nullable(paragraph),
    checkin: day,
    checkout: day,
    adultos: z.literal(1),
    estrelas: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    limit: z.literal(200),
    offset: z.literal(0),
  });
}

/** The body of the test of a credential for cars; which cities are needed depends on the consolidator. @see S-147, S-374 */
export const carTestSchema = z.object({
  consolidadora: z.enum(consolidatorsTestedBy('INTEGRADOR', 'CARRO')),
  ...tested,
  cidade: empty,
  cidadeRetirada: empty,
  cidadeDevolucao: empty,
  dataRetirada: emptyDay,
  dataDevolucao: emptyDay,
});

/** The number of results that the test of a credential found. @see S-151 */
export const testedCredentialSchema = z.object({ quantidade: z.int().check(z.gte(0)) });

/** The responses of every test. 422: the search is refused. 502: the provider refused it; `descricao` has the provider's own text. @see S-151 */
export const testResponses = {
  200: testedCredentialSchema,
  404: errorBodySchema,
  422: validationListSchema,
  502: errorBodySchema,
  ...sessionErrors,
} as const;
