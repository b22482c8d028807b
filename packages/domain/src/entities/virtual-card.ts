import * as z from 'zod/mini';
import { travellerCardSchema } from './traveller-card.ts';

/** A virtual card that was generated for one quote; of a cancelled one the masked number is left. @see */
export const virtualCardSchema = z.extend(travellerCardSchema, {
  id: z.uuid(),
  estado: z.enum(['GERADO', 'CANCELADO']),
});
export type VirtualCard = z.infer<typeof virtualCardSchema>;
