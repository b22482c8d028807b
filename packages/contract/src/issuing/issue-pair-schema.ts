import { EVENTO_EMISSAO } from '@guiche/domain/issuing';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** A quote of the issuing stage as it was and as it is to be, and the occasion of the edit. @see */
export function issuePairSchema<Quote extends $ZodType>(quote: Quote) {
  return z.object({ cotacaoAntiga: quote, cotacaoNova: quote, evento: z.enum(EVENTO_EMISSAO) });
}
