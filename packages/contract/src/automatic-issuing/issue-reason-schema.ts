import * as z from 'zod/mini';
import { checkReasonSchema } from '../issuing/check-reason-schema.ts';

/** The body of an issue at a provider, which may be left out: why it is issued although something in its check list is open. @see B-031 */
export const issueReasonSchema = z.optional(z.object({ motivo: checkReasonSchema }));
