import * as z from 'zod/mini';
import { STATUS_SEGMENTO, TIPO_CABINE, TIPO_SEGMENTO } from '../enums/index.ts';
import { airlineCode, airportCode, line, lineOf, paragraph, wallClock } from './scalars.ts';

/** An airport. @see S-281 */
export const airportSchema = z.object({ iata: airportCode, nome: line, local: line });
export type Airport = z.infer<typeof airportSchema>;

/** An airline; `operadora` is set when another airline operates the flight. @see Q-319 */
export const airlineSchema = z.object({ iata: airlineCode, nome: line, operadora: z.nullable(line) });
export type Airline = z.infer<typeof airlineSchema>;

/** A fare family of an airline. @see Q-238 */
export const fareFamilySchema = z.object({ identificador: line, descricao: line, link: z.nullable(paragraph) });
export type FareFamily = z.infer<typeof fareFamilySchema>;

/** A traveller's seat on a flight. @see Q-072 */
export const seatSchema = z.object({
  idAereoVoo: z.nullable(line),
  idViajante: line,
  reservado: z.boolean(),
  assento: z.nullable(lineOf(4)),
});
export type Seat = z.infer<typeof seatSchema>;

/** A flight. Times are wall-clock times at each airport. Fields that a clerk has not filled in are null. @see Q-072, S-263 */
export const flightSchema = z.object({
  id: line,
  numero: z.nullable(lineOf(4)),
  cia: z.nullable(airlineCode),
  ciaData: z.nullable(airlineSchema),
  origem: z.nullable(airportCode),
  origemData: z.nullable(airportSchema),
  destino: z.nullable(airportCode),
  destinoData: z.nullable(airportSchema),
  dataPartida: z.nullable(wallClock),
  dataChegada: z.nullable(wallClock),
  localizador: z.nullable(lineOf(20)),
  tipoCabine: z.nullable(z.enum(TIPO_CABINE)),
  familia: z.nullable(fareFamilySchema),
  assentos: z.array(seatSchema).check(z.maxLength(60)),
  /** Pieces and kg of baggage that the airline states for this flight, if it does. @see S-058 */
  bagagemQuantidade: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(99)))),
  bagagemPeso: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(999)))),
});
export type Flight = z.infer<typeof flightSchema>;

/** A segment: the flights from one place to the next. Its ends and times are those of its flights. @see Q-071, S-262 */
export const segmentSchema = z.object({
  id: line,
  tipo: z.enum(TIPO_SEGMENTO),
  status: z.nullable(z.enum(STATUS_SEGMENTO)),
  voos: z.array(flightSchema).check(z.maxLength(12)),
});
export type Segment = z.infer<typeof segmentSchema>;
