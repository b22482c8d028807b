import { responsibleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** A user of an agency as one who may answer for requests, with the profile codes. @see */
export const consultantSchema = z.object({
  id: responsibleSchema.shape.id,
  name: responsibleSchema.shape.name,
  profiles: z.array(z.int()),
});
