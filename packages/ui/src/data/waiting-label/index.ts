export { WaitingLabel, type WaitingLabelProps } from './waiting-label.tsx';
