export { cnpjEditor } from './cnpj-editor.ts';
