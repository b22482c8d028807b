export { errorCount } from './error-count.ts';
export { FormSection, type FormSectionProps } from './form-section.tsx';
