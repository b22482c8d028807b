export { HotelMapModal, type HotelMapModalProps, type MappedHotel } from './hotel-map-modal.tsx';
