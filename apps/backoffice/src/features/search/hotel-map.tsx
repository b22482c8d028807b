import type { HotelQuote } from '@guiche/domain/entities';
import { HotelMapModal } from '@guiche/ui/modals/hotel-map-modal';
import { Button } from '@guiche/ui/primitives/button';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import type { FoundItem } from './found-items.ts';

export interface HotelMapProps {
  hotels: readonly FoundItem<HotelQuote>[];
  chosenId: string | null;
  onChoose: (quote: HotelQuote) => void;
  /** City and dates in one line. */
  context: string;
}

/** The hotels that were found on a map, in a window. Where the traveller has to be is not known to a request, so there is no circle. @see S-078 */
export function HotelMap({ hotels, chosenId, onChoose, context }: HotelMapProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  const chosen = hotels.find(({ group }) => group.cotacoes.some(({ id }) => id === chosenId));
  return (
    <div className="g:mb-2">
      <Button size="sm" disabled={hotels.length === 0} onClick={() => setOpen(true)}>
        <MapIcon aria-hidden="true" />
        {t('search.map')}
      </Button>
      <HotelMapModal
        open={open}
        onOpenChange={setOpen}
        context={context}
        hotels={hotels}
        itineraryPoint={null}
        chosenId={chosen?.id ?? null}
        onChoose={({ group: { cotacoes } }) => {
          setOpen(false);
          const [cheapest] = cotacoes;
          if (cheapest) onChoose(cheapest);
        }}
      />
    </div>
  );
}
