import * as z from 'zod/mini';
import { line, utcInstant } from './scalars.ts';

/** An open session of a person, without anything that would open it. @see B-068 */
export const openSessionSchema = z.object({
  criadaEm: utcInstant,
  /** To the minute. */
  ultimoUso: utcInstant,
  /** The address that logged in; null for a session of a former version of the server. */
  endereco: z.nullable(line),
  /** The browser or program that logged in, as it calls itself. */
  programa: z.nullable(line),
  /** Whether it is the session of whoever asks. */
  atual: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;
