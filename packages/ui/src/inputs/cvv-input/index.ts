export { CvvInput, type CvvInputProps } from './cvv-input.tsx';
