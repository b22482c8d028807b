import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';
import { airFineQuery, moneyText } from './air-fine-query.ts';
import { cancelAirIssue } from './cancel-air-issue.ts';

/**
 * Confirms the change of an air issue with its fine, and returns the quote, which is EMISSAO_ALTERADA then. `id` is the quote's. Errors: as
 * for a cancellation.
 * @see
 */
export const changeAirIssue = defineCall({
  ...cancelAirIssue,
  name: 'changeAirIssue',
  summary: 'Confirms the change of an air issue with its fine',
  path: '/viagens/emissao/aereo/alterada/:id',
  query: z.object({ valorMulta: z.optional(moneyText), ...airFineQuery }),
});
