import type { HotelQuote } from '@guiche/domain/entities';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { moneyText } from '@guiche/domain/money';
import { MapPinOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type MapPoint, type MapTiles, PlaceMap, type PlaceMarker } from '../../data/map/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { hotelMapModalTexts } from './hotel-map-modal.texts.ts';

/** What the map has to know of a hotel that was found. */
export type MappedHotel = Pick<HotelQuote, 'id' | 'nome' | 'total' | 'moeda' | 'latitude' | 'longitude'>;

export interface HotelMapModalProps<Hotel extends MappedHotel> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** City and dates in one line, under the title. */
  context?: ReactNode;
  /** The hotels that were found, in the order of the list; those without coordinates are counted below the map. */
  hotels: readonly Hotel[];
  /** Where the traveller has to be; null when it is not known: the map then begins at the first hotel, without a circle. */
  itineraryPoint: MapPoint | null;
  /** The id of the hotel that is chosen so far; null for none. */
  chosenId: string | null;
  /** Called with the hotel that is chosen. The caller closes the window. */
  onChoose: (hotel: Hotel) => void;
  /** Shown in place of the outlines of the land. */
  tiles?: MapTiles | undefined;
}

/** In metres. */
const RADIUS = 2000;
const ZOOM = 12;

/**
 * The hotels of a search on a map, with a circle of 2 km around the point of the itinerary. A hotel is looked at first, and chosen by the button.
 *
 * Use: to choose a hotel by where it is.
 * Not for: comparing prices, which the list of results does.
 * Keyboard: Up, Down: go from hotel to hotel in the list, and the map follows; Enter, Space: mark one; Escape: closes.
 * Focus: on the list, at the hotel that is chosen so far; without a place, on the first button. It returns to what opened the window.
 * Screen reader: a dialog with a listbox of the hotels that are on the map; how many are not is said below it.
 * @see S-078
 * @keywords mapa, hotéis, localização, hotel map
 */
export function HotelMapModal<Hotel extends MappedHotel>(props: HotelMapModalProps<Hotel>) {
  const { open, onOpenChange, context, hotels, itineraryPoint, chosenId, onChoose, tiles } = props;
  const t = useTexts(hotelMapModalTexts);
  const message = useMessage(dialogsMessages);
  const list = useRef<HTMLDivElement>(null);
  const [markedId, setMarkedId] = useState(chosenId);
  // A window that opens anew starts anew.
  const [seen, setSeen] = useState(open);
  if (open !== seen) {
    setSeen(open);
    setMarkedId(chosenId);
  }
  const markers = hotels.flatMap(({ id, nome, total, moeda, latitude, longitude }): PlaceMarker[] => {
    if (latitude === null || longitude === null) return [];
    return [{ id, label: nome ?? t('unnamed'), price: moneyText(total, moeda?.codigo), latitude, longitude }];
  });
  const unplaced = hotels.length - markers.length;
  const center = itineraryPoint ?? markers[0];
  const marked = markers.some(({ id }) => id === markedId) ? hotels.find(({ id }) => id === markedId) : undefined;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t('title')}
      context={context}
      initialFocus={list}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{message('cancelar')}</Button>
          <Button tone="primary" disabled={marked === undefined} onClick={() => marked && onChoose(marked)}>
            {t('choose')}
          </Button>
        </>
      }
    >
      {center ? (
        <PlaceMap
          listRef={list}
          label={t('map')}
          markers={markers}
          selectedId={markedId}
          onSelect={setMarkedId}
          center={center}
          zoom={ZOOM}
          circle={itineraryPoint ? { ...itineraryPoint, radius: RADIUS } : undefined}
          tiles={tiles}
          height={420}
        />
      ) : (
        <EmptyState icon={<MapPinOff />} title={t('nowhere')}>
          {t('nowhereHint')}
        </EmptyState>
      )}
      {itineraryPoint && <p className="g:text-ink-2 g:text-sm">{t('around')}</p>}
      {unplaced > 0 && (
        <p data-unplaced="" className="g:text-ink-2 g:text-sm">
          {t('unplaced', { count: unplaced })}
        </p>
      )}
    </Dialog>
  );
}
