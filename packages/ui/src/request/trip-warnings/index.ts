export { TripWarnings, type TripWarningsProps } from './trip-warnings.tsx';
