import * as z from 'zod/mini';
import { idNumber, line, paragraph } from './scalars.ts';
import { clientInstanceSchema } from './user.ts';

/** Digits alone; `''` for none. @see A-195 */
const phone = z.string().check(z.regex(/^\d{0,20}$/));
/** Phones joined by semicolons, digits only; `''` for none. @see A-196 */
const phones = z.string().check(z.regex(/^(\d{1,20}(;\d{1,20})*)?$/), z.maxLength(500));
const cnpj = z.string().check(z.regex(/^([0-9A-Z]{12}\d{2})?$/));

/** An agency as it is registered. @see A-192 */
export const agencySchema = z.object({
  name: line,
  email: line,
  address: line,
  /** Without punctuation; `''` for none. */
  cnpj,
  telephoneNumber: phone,
  telefonesExtras: phones,
  contactName: line,
  emergencyNumber: phone,
});
export type Agency = z.infer<typeof agencySchema>;

/** An agency's copy in a client instance, under other names. @see A-193 */
export const mirroredAgencySchema = z.object({
  nome: line,
  email1: line,
  endereco: line,
  cnpj,
  telefone1: phone,
  telefonesExtras: phones,
  nomeContato: line,
  telefoneEmergencial: phone,
});
export type MirroredAgency = z.infer<typeof mirroredAgencySchema>;

/**
 * A client instance with the fields that the settings need. `productId` is the id that the agency has in that instance.
 * @see A-226, S-258, A-199
 */
export const clientDetailsSchema = z.object({
  ...clientInstanceSchema.shape,
  agencyInstances: z.array(z.object({ agencyId: idNumber, productId: idNumber })),
  /** Whether the client is new. */
  clienteNovo: z.boolean(),
});
export type ClientDetails = z.infer<typeof clientDetailsSchema>;

/** A client company in a group of services. */
export const groupClientSchema = z.object({ id: idNumber, name: line });

/** A group of services, for some clients. @see A-235 */
export const serviceGroupSchema = z.object({
  /** Null until it is stored. */
  id: z.nullable(idNumber),
  /** Counts the saves: a save of an older one is refused with 409. 0 until it is stored. @see B-061 */
  versao: z.int().check(z.gte(0)),
  nome: line,
  descricao: paragraph,
  clientes: z.array(groupClientSchema),
});
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
