export { DeadlineLabel, type DeadlineLabelProps } from './deadline-label.tsx';
