export { type Coordinates, type DistanceUnit, distance } from './distance.ts';
export { type Distanced, nearestFirst } from './nearest-first.ts';
