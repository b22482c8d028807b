export { ReservationQuestion, type ReservationQuestionProps } from './reservation-question.tsx';
