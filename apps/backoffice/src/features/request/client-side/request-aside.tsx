import type { TravelRequest } from '@guiche/domain/entities';
import { onDemand } from '@guiche/ui/on-demand';
import { Button } from '@guiche/ui/primitives/button';
import { ServiceTickets } from '@guiche/ui/request/service-tickets';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { ClientParticularities } from './client-particularities.tsx';
import { serviceTicketsQuery } from './client-queries.ts';

const Card = onDemand(async () => (await withMessages(import('./client-card-panel.tsx'))).ClientCardPanel);

/** What stands beside a request about its client: wishes, the support desk's tickets, and the client's card, which is fetched when it is opened. @see A-255, B-050, Q-279 */
export function RequestAside({ request }: { request: TravelRequest }) {
  const t = useText();
  const notify = useNotify();
  const id = useId();
  const [open, setOpen] = useState(false);
  // Without the desk the request goes on: where no ticket is known, none is shown.
  const tickets = useQuery(serviceTicketsQuery(request));

  async function toggle() {
    try {
      if (!open) await Card.preload();
      setOpen(!open);
    } catch (error) {
      notify.failure(error);
    }
  }

  return (
    <>
      {/* Above what comes later than the request: a button that moves while it is pressed is not pressed. */}
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => void toggle()}
        onPointerEnter={() => void Card.preload().catch(() => undefined)}
      >
        {t(open ? 'request.hideClient' : 'request.showClient')}
      </Button>
      <div id={id} hidden={!open}>
        {open && <Card request={request} />}
      </div>
      <ClientParticularities instancia={request.empresa.instancia} />
      <ServiceTickets tickets={tickets.data ?? []} />
    </>
  );
}
