import * as z from 'zod/mini';
import { STATUS_COBRANCA } from '../enums/index.ts';

/** A billing entry of a quote. @see */
export const chargeSchema = z.object({ statusCobranca: z.enum(STATUS_COBRANCA) });
export type Charge = z.infer<typeof chargeSchema>;
