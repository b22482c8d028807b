import type { Coordinates } from '@guiche/domain/geo';
import type { ComponentProps, RefObject } from 'react';

/** A place on the globe, in degrees. */
export type MapPoint = Coordinates;

/** A place that has a marker. */
export interface PlaceMarker extends MapPoint {
  readonly id: string;
  /** What the place is called. */
  readonly label: string;
  /** A price, as it is written; stands on the marker. */
  readonly price?: string | undefined;
  /** What else the list says of it beside its price, such as how far it is. */
  readonly note?: string | undefined;
}

export interface MapCircle extends MapPoint {
  /** In metres. */
  readonly radius: number;
}

/** Pictures of the map from a server of the caller. */
export interface MapTiles {
  /** An address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Who made them, as their licence asks for; shown below the map. */
  readonly attribution: string;
}

export interface PlaceMapProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The name of the map for screen readers; not shown. */
  label: string;
  /** The places, in the order of the list; those without coordinates are left out by the caller. */
  markers: readonly PlaceMarker[];
  /** The id of the chosen place; null for none. */
  selectedId: string | null;
  /** Called with the id of a place that is chosen, on the map or in the list. */
  onSelect: (id: string) => void;
  /** What is in the middle. Another one moves the map. */
  center: MapPoint;
  /** How near: 3 is a continent, 12 a city, 18 a house. */
  zoom?: number | undefined;
  /** An area around a point, such as what can be walked to. */
  circle?: MapCircle | undefined;
  /** Shown in place of the outlines of the land, which need no network. */
  tiles?: MapTiles | undefined;
  /** The list of the places, for a window that gives it the focus: it is there before the map is. */
  listRef?: RefObject<HTMLDivElement | null> | undefined;
  /** The height of the map, in pixels. @default 384 */
  height?: number | undefined;
}
