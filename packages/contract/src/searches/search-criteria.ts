import { airportCode, day, line, wallClock } from '@guiche/domain/entities';
import { TIPO_CABINE, TIPO_PESQUISA_AEREA } from '@guiche/domain/enums';
import * as z from 'zod/mini';

/**
 * What every search names besides its own criteria: the service of the request that the offers are for, and one credential of the agency,
 * for the answer of its consolidator alone; without one, all of them are asked.
 */
const searchFields = { idServico: z.uuid(), idAgenciaServico: z.optional(z.nullable(line)) };

/** The number of people who travel. */
const adults = z.int().check(z.gte(1), z.lte(99));

/** The criteria of an air search. @see S-043, S-356 */
export const airSearchSchema = z.object({
  ...searchFields,
  tipo: z.enum(TIPO_PESQUISA_AEREA),
  trechos: z.array(z.object({ origem: airportCode, destino: airportCode, data: day })).check(z.minLength(1), z.maxLength(6)),
  tipoCabine: z.nullable(z.enum(TIPO_CABINE)),
  adultos: adults,
  /** Ids of the travellers. */
  colaboradores: z.array(line).check(z.maxLength(99)),
});

/** The criteria of a hotel search. @see S-351, S-353 */
export const hotelSearchSchema = z.object({
  ...searchFields,
  cidade: line,
  checkin: wallClock,
  checkout: wallClock,
  adultos: adults,
});

/** The criteria of a car search, which its search history takes as well. @see S-267, S-348, S-358 */
export const carSearchSchema = z.object({
  dataRetirada: wallClock,
  dataDevolucao: wallClock,
  cidadeRetirada: line,
  cidadeDevolucao: line,
  /** Ids of the travellers. */
  colaboradores: z.array(line).check(z.maxLength(99)),
  idCarroServico: z.uuid(),
  idAgenciaServico: searchFields.idAgenciaServico,
});

/** The criteria of a bus search. @see S-100, S-359 */
export const busSearchSchema = z.object({
  ...searchFields,
  origem: line,
  destino: line,
  dataIda: day,
  dataVolta: z.optional(z.nullable(day)),
  /** Ids of the travellers. */
  viajantes: z.array(line).check(z.maxLength(99)),
});
