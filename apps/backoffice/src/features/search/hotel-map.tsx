import type { HotelQuote, HotelService } from '@guiche/domain/entities';
import { HotelMapModal } from '@guiche/ui/modals/hotel-map-modal';
import { Button } from '@guiche/ui/primitives/button';
import { Map as MapIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { contextOf } from '../../shared/requests/context-of.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import type { FoundItem } from './found-items.ts';
import { createKeptPlace } from './kept-place.ts';
import { usePlaces } from './use-places.ts';

export interface HotelMapProps {
  /** The request of the service. */
  idViagem: number;
  /** With the city and the days that were searched. */
  service: HotelService;
  hotels: readonly FoundItem<HotelQuote>[];
  chosenId: string | null;
  onChoose: (quote: HotelQuote) => void;
}

/**
 * The hotels that were found on a map, in a window. Where the traveller has to be is not known to a request: it is searched there, and kept for the
 * visit.
 * @see S-078, S-179
 */
export function HotelMap({ idViagem, service, hotels, chosenId, onChoose }: HotelMapProps) {
  const t = useText();
  const places = usePlaces();
  const user = useUser();
  const kept = useMemo(
    () => createKeptPlace(sessionStorage, user.id, { idViagem, idServico: service.id }),
    [user.id, idViagem, service.id],
  );
  const [place, setPlace] = useState(kept.read);
  // Another service has another place.
  const [shown, setShown] = useState(kept);
  if (kept !== shown) {
    setShown(kept);
    setPlace(kept.read());
  }
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const chosen = hotels.find(({ group }) => group.cotacoes.some(({ id }) => id === chosenId));
  return (
    <>
      <Button size="sm" disabled={hotels.length === 0} onClick={() => setOpen(true)}>
        <MapIcon aria-hidden="true" />
        {t('search.map')}
      </Button>
      <HotelMapModal
        open={open}
        onOpenChange={setOpen}
        context={contextOf(service)}
        hotels={hotels}
        places={places}
        itineraryPlace={place}
        onItineraryPlaceChange={(chosen) => {
          kept.write(chosen);
          setPlace(chosen);
        }}
        chosenId={chosen?.id ?? null}
        onChoose={({ group: { cotacoes } }) => {
          setOpen(false);
          const [cheapest] = cotacoes;
          if (cheapest) onChoose(cheapest);
        }}
      />
    </>
  );
}
