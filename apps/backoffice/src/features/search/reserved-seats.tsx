import { listReservedSeats } from '@guiche/contract/searches';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { SeatSummaryModal } from '@guiche/ui/modals/seat-summary-modal';
import { Button } from '@guiche/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { contextOf } from '../../shared/requests/context-of.ts';

/** The seats that are reserved in the chosen flights of a service, in a window. @see S-048, S-064, S-345 */
export function ReservedSeats({ service, chosen }: { service: AirService; chosen: AirQuote }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const seats = useQuery({
    queryKey: ['search', 'seats', service.id, chosen.id],
    enabled: open,
    queryFn: ({ signal }) => api.call(listReservedSeats, { params: { servicoId: service.id }, signal }),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Armchair aria-hidden="true" />
        {t('search.seats')}
      </Button>
      <SeatSummaryModal
        open={open}
        onOpenChange={setOpen}
        context={contextOf(service)}
        seats={seats.data}
        flights={chosen.segmentos}
        travellers={service.viajantes}
        error={seats.isError || undefined}
        onRetry={() => void seats.refetch()}
      />
    </>
  );
}
