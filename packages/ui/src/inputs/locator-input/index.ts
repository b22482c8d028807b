export { LocatorInput, type LocatorInputProps } from './locator-input.tsx';
