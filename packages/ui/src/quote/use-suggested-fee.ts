import { readCredential, suggestedFee } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useFormContext } from 'react-hook-form';
import { useQuoteSurroundings } from './quote-surroundings.ts';

/**
 * Puts the fee of the chosen consolidator's credential into a new quote, in the quote's currency. A fee that a person typed stays. To be
 * called after the consolidator, the currency or the rate has changed.
 * @see
 */
export function useSuggestedFee(): () => void {
  const { travellers } = useQuoteSurroundings();
  const { getFieldState, getValues, setValue } = useFormContext<CommonQuote>();
  return () => {
    const { versao, agenciaServico, cotacaoMoeda } = getValues();
    if (versao !== 0 || getFieldState('fee').isDirty) return;
    setValue('fee', suggestedFee(readCredential(agenciaServico?.credencial), travellers.length, cotacaoMoeda));
  };
}
