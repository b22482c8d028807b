export { TimeSelect, type TimeSelectProps } from './time-select.tsx';
