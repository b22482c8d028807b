import * as z from 'zod/mini';
import { line, paragraph, utcInstant } from './scalars.ts';

/** A file of a service or of one of its quotes. Without `uuid` it is not registered yet. @see Q-077, S-284 */
export const attachmentSchema = z.object({
  uuid: z.nullable(z.uuid()),
  uuidServico: z.uuid(),
  /** The quote to which it belongs; null for a file of the service itself. */
  idCotacao: z.nullable(z.uuid()),
  data: utcInstant,
  url: paragraph,
  descricao: line,
  /** Bytes. */
  tamanho: z.int().check(z.gte(0)),
  extensao: z.string().check(z.maxLength(10)),
  /** Whether the service belongs to a trip. */
  temp: z.boolean(),
  idSolicitacao: z.nullable(z.int()),
});
export type Attachment = z.infer<typeof attachmentSchema>;
