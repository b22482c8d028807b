import { serviceGroupSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The agency's groups of services, by name. @see A-235 */
export const listServiceGroups = defineCall({
  name: 'listServiceGroups',
  summary: "The agency's groups of services",
  access: { route: '/config/grupos' },
  base: 'agency',
  method: 'GET',
  path: '/grupos-servicos',
  responses: { 200: z.array(serviceGroupSchema), ...sessionErrors },
});
