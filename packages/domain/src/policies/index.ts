export { choiceAnswer } from './choice-answer.ts';
export {
  justifiedChoiceViolation,
  type LowestPriceRule,
  lowestPriceViolation,
  type SelectionAnswer,
  selectionAnswer,
  violatesLowestPrice,
} from './lowest-price.ts';
export { withJustifiedChoice } from './policy-justification.ts';
