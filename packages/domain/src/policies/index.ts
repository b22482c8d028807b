export {
  type LowestPriceRule,
  lowestPriceViolation,
  POLICY_ACTIONS,
  type PolicyAction,
  type SelectionAnswer,
  selectionAnswer,
  violatesLowestPrice,
} from './lowest-price.ts';
export { type PolicyValidation, withJustifiedChoice } from './policy-justification.ts';
