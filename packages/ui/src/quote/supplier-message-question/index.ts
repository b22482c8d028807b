export { SupplierMessageQuestion, type SupplierMessageQuestionProps } from './supplier-message-question.tsx';
