export type { SearchProgress } from '../../search/result-list/index.ts';
export { HotelChangeModal, type HotelChangeModalProps } from './hotel-change-modal.tsx';
