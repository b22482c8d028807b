import type { AgencyService } from '@guiche/domain/entities';
import { readCredential, suggestedFee } from '@guiche/domain/pricing';
import { type CommonQuote, quoteIsNew } from '@guiche/domain/quotes';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQuoteSurroundings } from './quote-surroundings.ts';

/**
 * Puts the fee of the chosen consolidator's credential into a new quote, in the quote's currency. A fee that is not the one that was
 * suggested before is one that a person typed: it stays. Called after the consolidator, the currency or the rate has changed.
 * @see
 */
export function useSuggestedFee(): () => void {
  const { travellers } = useQuoteSurroundings();
  const { control, getValues, setValue } = useFormContext<CommonQuote>();
  // As they were rendered last, before the change.
  const [agenciaServico, cotacaoMoeda] = useWatch({ control, name: ['agenciaServico', 'cotacaoMoeda'] });
  const suggestion = (service: AgencyService | null, rate: number | null) =>
    suggestedFee(readCredential(service?.credencial), travellers.length, rate);
  return () => {
    const now = getValues();
    if (!quoteIsNew(now) || now.fee !== suggestion(agenciaServico, cotacaoMoeda)) return;
    setValue('fee', suggestion(now.agenciaServico, now.cotacaoMoeda), { shouldDirty: true });
  };
}
