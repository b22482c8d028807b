import { line, paragraph, travellerCardSchema } from '@guiche/domain/entities';
import { STATUS_EMISSAO_AUTOMATICA } from '@guiche/domain/issuing';
import * as z from 'zod/mini';

/** What the answer of an automatic issue says of a quote of any kind. @see */
export const issueAnswerFields = {
  /** ERROR: the provider refused, and nothing is issued. PENDING: it is not known yet; the same call asks again. */
  status: z.enum(STATUS_EMISSAO_AUTOMATICA),
  originalResponse: z.nullable(paragraph),
  /** The provider's error, often JSON inside JSON. @see Q-290 */
  erro: z.nullable(paragraph),
  solicitacaoWex: z.nullable(line),
  /** The virtual card, in the first answer alone; masked for users who may not see card data. @see */
  cartaoWex: z.nullable(travellerCardSchema),
  mensagemRetornoWex: z.nullable(paragraph),
};
