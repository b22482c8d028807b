import * as z from 'zod/mini';
import { line } from './scalars.ts';

/** What a traveller is to the agency; both may be so. @see A-246 */
export const vipMarksSchema = z.object({ vip: z.boolean(), premium: z.boolean() });
export type VipMarks = z.infer<typeof vipMarksSchema>;

/** A traveller of the VIP and premium directory of a client company. @see A-248 */
export const vipTravellerSchema = z.object({ colaboradorId: line, nome: line, vip: z.boolean(), premium: z.boolean() });
export type VipTraveller = z.infer<typeof vipTravellerSchema>;
