export { AirlineLogo, type AirlineLogoProps } from './airline-logo.tsx';
