export { confirmOnKeys } from './confirm-on-keys.ts';
export { FineSection, type FineSectionProps } from './fine-section.tsx';
export type { TypedFine } from './use-fine-entry.ts';
