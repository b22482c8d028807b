import { featureToggleSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The feature toggles; stored after login. @see A-180, S-333 */
export const listFeatureToggles = defineCall({
  name: 'listFeatureToggles',
  summary: 'The feature toggles',
  access: 'session',
  beforePasswordChange: true,
  base: 'agency',
  method: 'GET',
  path: '/feature-toggle/listar',
  responses: { 200: z.array(featureToggleSchema), ...sessionErrors },
});
