import type { ServiceTicket } from '@guiche/domain/entities';
import { useId } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { SafeLink } from '../../primitives/safe-link/index.ts';
import { serviceTicketsTexts } from './service-tickets.texts.ts';

export interface ServiceTicketsProps {
  /** The tickets of the support desk. */
  tickets: readonly ServiceTicket[];
}

/**
 * The support desk's tickets about a request, each as a link to the desk; nothing where there are none.
 *
 * Use: beside a request.
 * Not for: tickets of flights, which are a part of the quote.
 * Parts: the heading, and a link for each ticket.
 * Keyboard: Tab: goes through the links; Enter: opens the ticket in another tab.
 * Screen reader: a list with its name; each link says that it opens in another tab.
 * @see
 * @keywords chamados, atendimento, tickets
 */
export function ServiceTickets({ tickets }: ServiceTicketsProps) {
  const t = useTexts(serviceTicketsTexts);
  const id = useId();
  if (tickets.length === 0) return null;
  return (
    <section
      data-slot="service-tickets"
      aria-labelledby={id}
      className="g:grid g:gap-1.5 g:rounded-md g:border g:border-line g:bg-surface-1 g:px-3 g:py-2.5"
    >
      <h2 id={id} className="g:font-semibold">
        {t('title')}
      </h2>
      <ul className="g:flex g:flex-wrap g:gap-x-4 g:gap-y-1 g:text-sm">
        {tickets.map(({ idTicket, url }) => (
          <li key={idTicket} className="g:min-w-0">
            <SafeLink
              href={url}
              target="_blank"
              className="g:inline-flex g:min-h-6 g:items-center g:tabular"
              aria-label={t('open', { ticket: idTicket })}
            >
              {idTicket}
            </SafeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
