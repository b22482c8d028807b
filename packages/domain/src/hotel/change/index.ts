export { cancelledHotel, replacedHotel } from './change-in-closing.ts';
export { hotelAlterationViolation, solicitaPorOutro } from './hotel-alteration.ts';
export { hotelRemoval, type Removal } from './hotel-removal.ts';
