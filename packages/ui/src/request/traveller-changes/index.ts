export { TravellerChanges, type TravellerChangesProps } from './traveller-changes.tsx';
