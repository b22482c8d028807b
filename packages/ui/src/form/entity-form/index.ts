export { EntityForm, type EntityFormProps } from './entity-form.tsx';
export { sectionErrorCount } from './error-count.ts';
