import type { BusQuote, BusService } from '@guiche/domain/entities';
import { onDemand } from '@guiche/ui/on-demand';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { contextOf } from '../../shared/requests/context-of.ts';

const BusDetailsModal = onDemand(async () => (await withMessages(import('@guiche/ui/modals/bus-details-modal'))).BusDetailsModal);

interface BusDetailsProps {
  /** With the stations and the days that were searched, where it was. */
  service: BusService;
  quote: BusQuote | null;
  onClose: () => void;
}

/** All of a bus, to be read. @see S-099 */
export function BusDetails({ service, quote, onClose }: BusDetailsProps) {
  useBackCloses(true, onClose);
  return (
    <BusDetailsModal
      open
      onOpenChange={onClose}
      context={contextOf(service)}
      quote={quote ?? undefined}
      service={service}
      travellers={service.viajantes}
    />
  );
}
