import type { HotelQuote, Place } from '@guiche/domain/entities';
import { nearestFirst } from '@guiche/domain/geo';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { moneyText } from '@guiche/domain/money';
import { MapPinOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type MapTiles, PlaceMap, type PlaceMarker } from '../../data/map/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { PlacePicker, type Places } from '../../inputs/place-picker/index.ts';
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
  /**
   * Where the traveller has to be: the circle is around it, and the hotels are in order of their distance from it. Null when it is not known:
   * the map then begins at the first hotel, without a circle.
   */
  itineraryPlace: Place | null;
  /** Called with the place that is searched and chosen above the map, and with null when the field is emptied. */
  onItineraryPlaceChange?: ((place: Place | null) => void) | undefined;
  /** The maps service in which the place is searched; without it there is no field. */
  places?: Places | undefined;
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
const FARTHEST_ZOOM = 3;
/** How far from the middle the map shows at `ZOOM`, in kilometres. */
const IN_SIGHT = 6;

/** The zoom at which a place that is so many kilometres from the middle can be seen: each step shows twice as much. */
function zoomFor(kilometres: number): number {
  return kilometres <= IN_SIGHT ? ZOOM : Math.max(FARTHEST_ZOOM, ZOOM - Math.ceil(Math.log2(kilometres / IN_SIGHT)));
}

/**
 * The hotels of a search on a map, with a circle of 2 km around the place where the traveller has to be, which is searched above it. A hotel is
 * looked at first, and chosen by the button.
 *
 * Use: to choose a hotel by where it is.
 * Not for: comparing prices, which the list of results does.
 * Keyboard: Up, Down: go from hotel to hotel in the list, and the map follows; Enter, Space: mark one; Escape: closes.
 * Focus: on the list, at the hotel that is chosen so far; when no hotel has a location, on the first button. It returns to what opened the window.
 * Screen reader: a dialog with a listbox of the hotels that are on the map, each with its price and distance; how many are not is said below it.
 * @see S-078, S-179
 * @keywords mapa, hotéis, localização, hotel map
 */
export function HotelMapModal<Hotel extends MappedHotel>(props: HotelMapModalProps<Hotel>) {
  const { open, onOpenChange, context, hotels, itineraryPlace, onItineraryPlaceChange, places, chosenId, onChoose, tiles } = props;
  const t = useTexts(hotelMapModalTexts);
  const message = useMessage(dialogsMessages);
  const language = useUiLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [markedId, setMarkedId] = useState(chosenId);
  // A window that opens anew starts anew.
  const [seen, setSeen] = useState(open);
  if (open !== seen) {
    setSeen(open);
    setMarkedId(chosenId);
  }
  const { lat, lng } = itineraryPlace?.geometry.location ?? {};
  const point = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  const away = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const ordered = point ? nearestFirst(hotels, point) : hotels.map((item) => ({ item, kilometres: null }));
  const markers = ordered.flatMap(({ item: { id, nome, total, moeda, latitude, longitude }, kilometres }): PlaceMarker[] => {
    if (latitude === null || longitude === null) return [];
    const note = kilometres === null ? undefined : t('away', { distance: away.format(kilometres) });
    return [{ id, label: nome ?? t('unnamed'), price: moneyText(total, moeda?.codigo), note, latitude, longitude }];
  });
  const unplaced = hotels.length - markers.length;
  const [first] = markers;
  const nearest = ordered[0]?.kilometres ?? 0;
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
      {first && places && (
        <PlacePicker
          className="g:mb-3"
          places={places}
          label={t('place')}
          placeholder={t('placeHint')}
          value={itineraryPlace}
          onValueChange={(place) => onItineraryPlaceChange?.(place)}
        />
      )}
      {first ? (
        <PlaceMap
          listRef={list}
          label={t('map')}
          markers={markers}
          selectedId={markedId}
          onSelect={setMarkedId}
          center={point ?? first}
          zoom={zoomFor(nearest)}
          circle={point && { ...point, radius: RADIUS }}
          tiles={tiles}
          height={places ? 360 : 420}
        />
      ) : (
        <EmptyState icon={<MapPinOff />} title={t('nowhere')}>
          {t('nowhereHint')}
        </EmptyState>
      )}
      {first && itineraryPlace && <p className="g:text-ink-2 g:text-sm">{t('around', { place: itineraryPlace.name })}</p>}
      {unplaced > 0 && (
        <p data-unplaced="" className="g:text-ink-2 g:text-sm">
          {t(point && first ? 'unmeasured' : 'unplaced', { count: unplaced })}
        </p>
      )}
    </Dialog>
  );
}
