import { fillFromItinerary } from '@guiche/domain/air/itinerary';
import type { AirQuote } from '@guiche/domain/entities';
import { useFormContext } from 'react-hook-form';
import { ItineraryPaste } from '../../quote/itinerary-paste/index.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import type { ItineraryPasteState } from './use-itinerary-paste.ts';

/** The box for a pasted itinerary over the air quote, which it fills. In a module of its own, because few quotes need the reader. */
export function PasteBox({ paste }: { paste: ItineraryPasteState }) {
  const { sources, now, newId } = useAirQuoteSurroundings();
  const { getValues } = useFormContext<AirQuote>();
  return (
    <ItineraryPaste
      open={paste.open}
      onOpenChange={paste.setOpen}
      value={paste.text}
      onValueChange={paste.setText}
      sources={sources}
      now={now}
      onUse={(itinerary, known) =>
        paste.fill(fillFromItinerary(getValues(), itinerary, { ...known, newId, now: now() }), itinerary.otherLocators)
      }
    />
  );
}
