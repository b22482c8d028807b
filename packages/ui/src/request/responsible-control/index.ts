export { ResponsibleControl, type ResponsibleControlProps } from './responsible-control.tsx';
