export { CustomFields } from './custom-fields.tsx';
