export { ReplaceChosenQuestion, type ReplaceChosenQuestionProps } from './replace-chosen-question.tsx';
