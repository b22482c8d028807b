import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { PlaceList } from './place-list.tsx';
import { placeMapTexts } from './place-map.texts.ts';
import type { PlaceMapProps } from './place-map-props.ts';

const MapCanvas = onDemand(async () => (await import('./map-canvas.tsx')).MapCanvas);

/** The height of the list below the map on a phone; beside it, the list is as high as the map. */
const LIST = 176;

/**
 * Places on a map, and the same places in a list in step with it. The map needs no network: it draws the outlines of the land, exactly enough for
 * a shore in Brazil, until the caller has tiles. Its code comes when it is shown; until then the list is there.
 *
 * Use: to see where hotels or other places are, and to choose one of them.
 * Not for: a single address, which is a text; places without coordinates, which the caller names beside it.
 * Keyboard: Tab: goes to the buttons, to the map and to the list; Up, Down, Home, End: go to a place of the list, which its marker shows, and
 * move the map if it is out of sight; Enter, Space: choose the place; Up, Down, Left, Right: move the map while it has the focus.
 * Screen reader: the list is the map: a listbox named by `label`, whose chosen place is said; the markers are hidden. The map is an application
 * of the same name.
 * @see S-078
 * @keywords mapa, marcadores, hotéis, localização, map, leaflet
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, markers, selectedId, onSelect, center, zoom = 12, circle, tiles, listRef, height, className = '', ...rest } = props;
  const t = useTexts(placeMapTexts);
  const frame = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [zoomBy, setZoomBy] = useState<(steps: number) => void>();

  // Not as attributes, which a Content-Security-Policy would refuse.
  useLayoutEffect(() => {
    if (frame.current) frame.current.style.height = height === undefined ? '' : `${height}px`;
  }, [height]);
  useLayoutEffect(() => {
    if (beside.current) beside.current.style.minHeight = `${LIST}px`;
  }, []);

  return (
    <div data-slot="place-map" {...rest} className={`g:grid g:min-w-0 g:gap-1 ${className}`}>
      <div className="g:grid g:gap-3 g:sm:grid-cols-[minmax(0,1fr)_13rem]">
        <div ref={frame} data-part="map" className="g:relative g:h-96 g:overflow-hidden g:rounded-md g:border g:border-line">
          <MapCanvas
            label={label}
            markers={markers}
            selectedId={selectedId}
            onSelect={onSelect}
            center={center}
            zoom={zoom}
            circle={circle}
            tiles={tiles}
            activeId={activeId ?? pointedId}
            revealedId={activeId ?? selectedId}
            onPoint={setPointedId}
            onReady={(change) => setZoomBy(() => change)}
            meanwhile={
              <div role="status" aria-busy="true" className="g:h-full">
                <span className="g:sr-only">{t('loading')}</span>
                <Skeleton className="g:h-full g:w-full" />
              </div>
            }
            failed={
              <div className="g:p-4">
                <InlineError>{t('failed')}</InlineError>
              </div>
            }
          />
          {zoomBy && (
            <div data-part="zoom" className="g:absolute g:end-2 g:top-0 g:z-10 g:mt-2 g:grid g:gap-1">
              <Button size="icon" aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => zoomBy(1)}>
                <Plus aria-hidden="true" />
              </Button>
              <Button size="icon" aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => zoomBy(-1)}>
                <Minus aria-hidden="true" />
              </Button>
            </div>
          )}
        </div>
        <div ref={beside} data-part="list" className="g:relative">
          <PlaceList
            listRef={listRef}
            label={label}
            markers={markers}
            selectedId={selectedId}
            onSelect={onSelect}
            activeId={activeId}
            pointedId={pointedId}
            onActivate={setActiveId}
            onPoint={setPointedId}
          />
        </div>
      </div>
      <p className="g:text-ink-3 g:text-xs">{tiles?.attribution ?? t('outlines')}</p>
    </div>
  );
}
