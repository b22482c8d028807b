import * as z from 'zod/mini';
import { airportCode, line, money, utcInstant, wallClock } from './scalars.ts';

/** The data of an air issue in an external system. @see Q-082 */
export const capturedDataSchema = z.object({
  /** As the system reports it; the rules only look for CANCELADA. @see Q-190 */
  statusEmissao: line,
  voos: z.array(z.object({ origem: airportCode, dataPartida: wallClock, localizador: z.nullable(line) })).check(z.maxLength(144)),
  passageiros: z
    .array(
      z.object({
        nome: line,
        sobrenome: line,
        /** One for each flight in order; null for a flight without a reserved seat. */
        assentos: z.array(z.nullable(z.string().check(z.maxLength(4)))),
      }),
    )
    .check(z.maxLength(60)),
  bilhetes: z.array(z.object({ numero: line })).check(z.maxLength(60)),
  tarifa: z.nullable(money),
  taxas: z.nullable(money),
  fee: z.nullable(money),
  duRav: z.nullable(money),
  prazoEmissao: z.nullable(utcInstant),
  localizador: z.nullable(line),
  dataEmissao: z.nullable(utcInstant),
});
export type CapturedData = z.infer<typeof capturedDataSchema>;
