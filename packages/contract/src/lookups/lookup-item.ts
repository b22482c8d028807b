import { line, paragraph } from '@guiche/domain/entities';
import { LOOKUP_ENTITIES as ENTITIES } from '@guiche/domain/lookups';
import * as z from 'zod/mini';

/** The entities that lookups search: those of the domain, and the airlines, which a flight names. @see S-177, S-281 */
export const LOOKUP_ENTITIES = [...ENTITIES, 'ciaAerea'] as const;
export type LookupEntity = (typeof LOOKUP_ENTITIES)[number];

/** An item of a lookup; `data` is the entity as JSON text. @see S-165, S-280 */
export const lookupItemSchema = z.object({ label: line, id: line, data: paragraph });
export type LookupItem = z.infer<typeof lookupItemSchema>;
