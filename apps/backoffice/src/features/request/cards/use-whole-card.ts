import type { TravellerCard } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { CardViews } from './view-card.ts';

type Show = (...view: Parameters<CardViews['show']>) => Promise<TravellerCard>;

/**
 * Returns a function that logs a view and returns the whole card, for the window that shows it; undefined for a user who may not see card data. A failure
 * is told, then rejects.
 * @see
 */
export function useWholeCard(): Show | undefined {
  const { visualizaDadosCartao } = useUser();
  const notify = useNotify(paymentsMessages);
  const [views] = useState(() => new CardViews(api));
  const failures = useFailureToast(notify);
  if (!visualizaDadosCartao) return undefined;
  return async (...view) => {
    failures.takeBack();
    try {
      return await views.show(...view);
    } catch (error) {
      failures.tell(error, 'erro_ao_carregar_cartao');
      throw error;
    }
  };
}
