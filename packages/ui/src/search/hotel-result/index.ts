export { HotelResult, type HotelResultProps } from './hotel-result.tsx';
