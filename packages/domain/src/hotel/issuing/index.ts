export { cancelHotelIssue, type HotelCancellation } from './hotel-cancellation.ts';
