import { integrationSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** The integrations of a client instance. */
export const integrationsSchema = z.array(integrationSchema).check(z.maxLength(100));
