export { PlaceMap } from './place-map.tsx';
export type { MapCircle, MapPoint, MapTiles, PlaceMapProps, PlaceMarker } from './place-map-props.ts';
