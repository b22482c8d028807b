export { returnsToSelection, showsApportionment, toleranceOf } from './active-rules.ts';
export { FIXED_RULE_GROUPING, type FixedRuleQuestion, fixedRuleKey } from './fixed-rule-key.ts';
