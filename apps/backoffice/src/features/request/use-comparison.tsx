import type { Service } from '@guiche/domain/entities';
import { onDemand } from '@guiche/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { withMessages } from '../../shared/i18n/with-messages.ts';

const QuoteComparison = onDemand(async () => (await withMessages(import('@guiche/ui/request/quote-comparison'))).QuoteComparison);

export interface Comparison {
  /** Shows the quotes side by side; undefined for fewer than two. */
  readonly compare: (() => void) | undefined;
  /** Fetches the window ahead. */
  readonly fetchAhead: () => void;
  /** The window. */
  readonly dialog: ReactNode;
}

/** Compares the quotes of a service. `context` is the line under the title of the window. @see B-011 */
export function useComparison(service: Service, context: string): Comparison {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const comparable = service.cotacoes.length > 1;

  async function show() {
    try {
      await QuoteComparison.preload();
      setOpen(true);
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    compare: comparable ? () => void show() : undefined,
    fetchAhead: () => void QuoteComparison.preload().catch(() => undefined),
    dialog: open && (
      <QuoteComparison open onOpenChange={setOpen} quotes={service.cotacoes} context={context} chosen={service.idCotacaoEscolhida} />
    ),
  };
}
