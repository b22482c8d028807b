export { CAR_DAYS_LIMITS, carDays } from './car-days.ts';
export { carDailyRate, carFare } from './car-rate.ts';
