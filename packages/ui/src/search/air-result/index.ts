export { AirResult, type AirResultProps } from './air-result.tsx';
