export { ApprovalQuestion, type ApprovalQuestionProps } from './approval-question.tsx';
