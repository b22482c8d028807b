import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { createLeafletMap, type LeafletMap } from './leaflet-map.ts';
import { MAP_STYLES } from './map-styles.ts';
import type { PlaceMapProps } from './place-map-props.ts';

export interface MapCanvasProps
  extends Pick<PlaceMapProps, 'label' | 'markers' | 'selectedId' | 'onSelect' | 'center' | 'circle' | 'tiles'> {
  zoom: number;
  /** The place that is looked at. */
  activeId: string | null;
  /** The place that has to be in sight. */
  revealedId: string | null;
  /** Called with the place under the pointer. */
  onPoint: (id: string | null) => void;
  /** Called with what the buttons of the map do, and with undefined when the map goes. */
  onReady: (zoomBy: LeafletMap['zoomBy'] | undefined) => void;
}

/** The root of the shadow tree in an element, with the styles of the map. */
function shadowOf(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot;
  const root = host.attachShadow({ mode: 'open' });
  // Not as a `style` element, which a Content-Security-Policy would refuse.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MAP_STYLES);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** The map itself, with Leaflet. Its code is fetched when it is shown. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, markers, selectedId, onSelect, center, zoom, circle, tiles, activeId, revealedId, onPoint, onReady } = props;
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const { latitude, longitude } = center;

  const select = useEffectEvent(onSelect);
  const point = useEffectEvent(onPoint);
  const ready = useEffectEvent(onReady);
  const create = useEffectEvent((container: HTMLElement) =>
    createLeafletMap(container, { center, zoom, onSelect: select, onPoint: point }),
  );
  useEffect(() => {
    if (!host.current) return;
    const container = document.createElement('div');
    container.className = 'map';
    shadowOf(host.current).append(container);
    const created = create(container);
    setMap(created);
    ready(created.zoomBy);
    return () => {
      ready(undefined);
      setMap(undefined);
      created.remove();
      container.remove();
    };
  }, []);

  useEffect(() => map?.setLabel(label), [map, label]);
  // By what they hold: a caller may make them anew at each render.
  const url = tiles?.url;
  useEffect(() => map?.setBase(url), [map, url]);
  useEffect(() => map?.setPlaces(markers), [map, markers]);
  const { latitude: north, longitude: east, radius } = circle ?? {};
  useEffect(() => {
    map?.setCircle(
      north === undefined || east === undefined || radius === undefined ? undefined : { latitude: north, longitude: east, radius },
    );
  }, [map, north, east, radius]);
  useEffect(() => map?.setView({ latitude, longitude }, zoom), [map, latitude, longitude, zoom]);
  useEffect(() => map?.mark(selectedId, activeId), [map, selectedId, activeId]);
  useEffect(() => {
    if (revealedId !== null) map?.reveal(revealedId);
  }, [map, revealedId]);

  return <div ref={host} data-slot="map-canvas" className="g:absolute g:inset-0 g:rounded-md" />;
}
