export { FormField, type FormFieldProps } from './form-field.tsx';
export { type SayViolation, showViolations, violationsResolver, violationsWithoutField } from './violations.ts';
