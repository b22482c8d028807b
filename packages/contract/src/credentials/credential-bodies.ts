import {
  agencyCredentialSchema,
  credentialActivationSchema,
  credentialContentSchema,
  credentialRequestSchema,
  listedCredentialSchema,
} from '@guiche/domain/entities';
import { CONSOLIDADORA } from '@guiche/domain/quotes';
import * as z from 'zod/mini';
import { conflictSchema } from '../call/index.ts';

/** A consolidator by its name. @see S-323 */
export const consolidatorSchema = z.enum(CONSOLIDADORA);

/** Whether a text is the JSON of a credential's content. */
function isContent(text: string): boolean {
  try {
    return credentialContentSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** JSON text of a credential's content; one that is no content is refused. @see S-277 */
export const credentialTextSchema = agencyCredentialSchema.shape.credencial.check(z.refine(isContent));

const { empresas, ativo, identificador } = agencyCredentialSchema.shape;

/**
 * A credential as it is typed. Of the service only the id counts. An empty or missing `senha` in `credencial` keeps the stored password.
 * `versao` is the version that was seen, 0 for a new credential. @see S-366, S-367, B-061
 */
export const typedCredentialSchema = z.object({
  servico: z.pick(agencyCredentialSchema.shape.servico, { id: true }),
  consolidadora: consolidatorSchema,
  credencial: credentialTextSchema,
  empresas,
  ativo,
  identificador,
  versao: z.int().check(z.gte(0)),
});

/** The request for a credential, of a consolidator that exists. @see S-278, S-370 */
export const typedRequestSchema = z.extend(credentialRequestSchema, { consolidadora: consolidatorSchema });

/** What activates a credential, with a content that can be read. @see S-279, S-371 */
export const typedActivationSchema = z.extend(credentialActivationSchema, { idAgenciaServico: z.uuid(), credencial: credentialTextSchema });

/** A change over a newer one: the credential as it is stored. @see B-061 */
export const credentialConflictSchema = conflictSchema(listedCredentialSchema);
