import * as z from 'zod/mini';
import { line, paragraph } from './scalars.ts';

/** A loyalty programme with the number of the member. @see */
export const loyaltyProgrammeSchema = z.object({ programa: line, numero: line });
export type LoyaltyProgramme = z.infer<typeof loyaltyProgrammeSchema>;

/** Preferences and contacts of a client, or of the people of a request, for the agency. @see */
export const particularitiesSchema = z.object({
  preferencias: z.nullable(paragraph),
  fidelidades: z.array(loyaltyProgrammeSchema),
  tourCode: z.nullable(line),
  voebiz: z.nullable(line),
  /** The contact at the client; phones are digits only. */
  contatoAdmin: z.nullable(z.object({ nome: line, email: line, telefones: z.array(line), whatsapp: z.nullable(line) })),
});
export type Particularities = z.infer<typeof particularitiesSchema>;

/** A ticket of a service in the support desk. @see A-254 */
export const serviceTicketSchema = z.object({ idTicket: line, url: paragraph });
export type ServiceTicket = z.infer<typeof serviceTicketSchema>;
