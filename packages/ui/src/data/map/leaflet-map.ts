import {
  circle as circleOf,
  control,
  divIcon,
  type LatLngExpression,
  type Layer,
  type Marker,
  map as mapOf,
  marker as markerOf,
  polygon,
  polyline,
  svg,
  tileLayer,
} from 'leaflet';
import { decodedLines } from './decoded-lines.ts';
import type { MapCircle, MapPoint, PlaceMarker } from './place-map-props.ts';

const NEAREST = 18;
const FARTHEST = 3;
/** How far from the edge a revealed place stands, in pixels, if the map is large enough. */
const MARGIN = 64;

const latLng = ({ latitude, longitude }: MapPoint): LatLngExpression => [latitude, longitude];

interface Shown {
  readonly place: PlaceMarker;
  readonly marker: Marker;
  readonly element: HTMLElement;
}

/** Whether nothing that is seen of a place has changed: a caller may make the same places anew at each render. */
function isSamePlace(one: PlaceMarker, other: PlaceMarker | undefined): boolean {
  return (['label', 'price', 'latitude', 'longitude'] as const).every((name) => one[name] === other?.[name]);
}

/** What stands on the map for a place: its price, and its name while it is looked at. */
function markerElement({ label, price }: PlaceMarker): HTMLElement {
  const element = document.createElement('div');
  element.className = 'place';
  for (const [className, text] of [
    ['place-name', label],
    ['place-price', price ?? ''],
  ] as const) {
    const part = element.appendChild(document.createElement('span'));
    part.className = className;
    part.textContent = text;
  }
  return element;
}

/** The height of a marker, and how wide one of so many letters is, in pixels. */
const MARKER_HEIGHT = 24;
const markerWidth = (price: string) => 16 + 7 * price.length;

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Whether a marker would cover one of those that stand in rows as high as a marker; if not, it stands there from now on. */
function isCrowded(rows: Map<number, Standing[]>, one: Standing): boolean {
  const row = Math.floor(one.y / MARKER_HEIGHT);
  const near = [row - 1, row, row + 1].flatMap((each) => rows.get(each) ?? []);
  if (near.some(({ x, y, width }) => Math.abs(y - one.y) < MARKER_HEIGHT && Math.abs(x - one.x) < (width + one.width) / 2)) return true;
  rows.set(row, [...(rows.get(row) ?? []), one]);
  return false;
}

export interface LeafletMapOptions {
  readonly center: MapPoint;
  readonly zoom: number;
  readonly onSelect: (id: string) => void;
  readonly onPoint: (id: string | null) => void;
}

/** A map of Leaflet in an element, without React: hundreds of markers are elements that Leaflet moves by one transform. */
export type LeafletMap = ReturnType<typeof createLeafletMap>;

export function createLeafletMap(container: HTMLElement, { center, zoom, onSelect, onPoint }: LeafletMapOptions) {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = mapOf(container, {
    center: latLng(center),
    zoom,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    zoomControl: false,
    attributionControl: false,
    // Drawings with classes and attributes, not canvas: custom properties, and with them the theme, hold in it.
    renderer: svg({ padding: 0.5 }),
    zoomAnimation: moves,
    fadeAnimation: false,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  // The arrow keys move it, which a screen reader passes on in an application alone.
  container.setAttribute('role', 'application');
  // The list says the same places, and can be used by keyboard.
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
  control.scale({ imperial: false, maxWidth: 96 }).addTo(map);

  const shown = new Map<string, Shown>();
  let base: Layer[] = [];
  let area: Layer | undefined;
  let marked: readonly (string | null)[] = [];
  let removed = false;

  const observer = new ResizeObserver(() => map.invalidateSize({ pan: false, debounceMoveend: true }));
  observer.observe(container);

  async function drawLand() {
    const { BORDERS, LAND } = await import('./land-outlines.ts');
    if (removed || base.length > 0) return;
    const look = { interactive: false, color: 'var(--guiche-line-strong)', weight: 1, opacity: 1 };
    base = [
      polygon(decodedLines(LAND), { ...look, fillColor: 'var(--guiche-surface-1)', fillOpacity: 1 }),
      polyline(decodedLines(BORDERS), { ...look, dashArray: '4 3' }),
    ];
    for (const layer of base) layer.addTo(map);
    // What was drawn before stands above the land.
    if (area) area.remove().addTo(map);
  }

  /** Puts a place above those that say less, however far up they stand: Leaflet orders them from north to south. */
  function lift({ marker, element: { dataset } }: Shown) {
    const rank = ['active', 'selected', 'price'].findIndex((name) => dataset[name] !== undefined);
    marker.setZIndexOffset(rank < 0 ? 0 : (3 - rank) * 1_000_000);
  }

  /** Where prices would cover each other, those that come first in the list stand, and the others are dots. */
  function thinOut() {
    const rows = new Map<number, Standing[]>();
    for (const each of shown.values()) {
      const { place, marker, element } = each;
      const { x, y } = map.latLngToLayerPoint(marker.getLatLng());
      const hasRoom = place.price !== undefined && !isCrowded(rows, { x, y, width: markerWidth(place.price) });
      element.toggleAttribute('data-price', hasRoom);
      lift(each);
    }
  }
  map.on('zoomend', thinOut);

  function mark(selectedId: string | null, activeId: string | null) {
    for (const id of new Set([...marked, selectedId, activeId])) {
      const found = id === null ? undefined : shown.get(id);
      if (!found) continue;
      found.element.toggleAttribute('data-selected', id === selectedId);
      found.element.toggleAttribute('data-active', id === activeId);
      lift(found);
    }
    marked = [selectedId, activeId];
  }

  function show(place: PlaceMarker): Shown {
    const element = markerElement(place);
    const icon = divIcon({ html: element, className: '', iconSize: [0, 0] });
    const marker = markerOf(latLng(place), { icon, keyboard: false, riseOnHover: true })
      .on('click', () => onSelect(place.id))
      .on('mouseover', () => onPoint(place.id))
      .on('mouseout', () => onPoint(null))
      .addTo(map);
    return { place, marker, element };
  }

  return {
    /** Names the map for screen readers. */
    setLabel(label: string) {
      container.setAttribute('aria-label', label);
    },
    setPlaces(places: readonly PlaceMarker[]) {
      const kept = new Map(shown);
      shown.clear();
      for (const place of places) {
        const before = kept.get(place.id);
        const same = before && isSamePlace(before.place, place) ? before : undefined;
        if (same) kept.delete(place.id);
        shown.set(place.id, same ?? show(place));
      }
      for (const { marker } of kept.values()) marker.remove();
      const [selectedId = null, activeId = null] = marked;
      mark(selectedId, activeId);
      thinOut();
    },
    mark,
    /** Moves the map no farther than it takes to see a place. */
    reveal(id: string) {
      const found = shown.get(id);
      if (!found) return;
      const { x, y } = map.getSize();
      map.panInside(found.marker.getLatLng(), { padding: [Math.min(MARGIN * 2, x / 3), Math.min(MARGIN, y / 3)], animate: moves });
    },
    setCircle(circle: MapCircle | undefined) {
      area?.remove();
      area =
        circle &&
        circleOf(latLng(circle), {
          radius: circle.radius,
          interactive: false,
          color: 'var(--guiche-accent)',
          weight: 2,
          dashArray: '6 4',
          fillColor: 'var(--guiche-accent)',
          fillOpacity: 0.08,
        }).addTo(map);
    },
    /** Shows pictures from an address, or the outlines of the land. */
    setBase(url: string | undefined) {
      for (const layer of base) layer.remove();
      base = url ? [tileLayer(url, { maxZoom: NEAREST }).addTo(map)] : [];
      // Without the outlines the places still stand where they are to each other.
      if (!url) drawLand().catch(() => undefined);
    },
    setView(point: MapPoint, near: number) {
      map.setView(latLng(point), near, { animate: moves });
    },
    zoomBy(steps: number) {
      map.setZoom(map.getZoom() + steps);
    },
    remove() {
      removed = true;
      observer.disconnect();
      map.remove();
    },
  };
}
