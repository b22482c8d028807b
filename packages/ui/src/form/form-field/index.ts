export { FormField, type FormFieldProps } from './form-field.tsx';
export { hasField, type SayViolation, showViolations, violationsResolver } from './violations.ts';
