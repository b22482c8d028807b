export { assignedPassengers } from './passenger-assignment.ts';
export { incompletePassengers, type PassengerData, withSavedPassengers } from './passenger-data.ts';
export { passengerViolations } from './passenger-violations.ts';
export { repeatedPassengerViolations } from './repeated-passengers.ts';
export { withVisibleMarks } from './vip-marks.ts';
