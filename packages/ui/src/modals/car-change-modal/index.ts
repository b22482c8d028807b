export type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';
export { CarChangeModal, type CarChangeModalProps, type CarChangeSources } from './car-change-modal.tsx';
