export { type Coordinates, type DistanceUnit, distance } from './distance.ts';
