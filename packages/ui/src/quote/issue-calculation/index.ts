export { IssueCalculation, type IssueCalculationProps } from './issue-calculation.tsx';
