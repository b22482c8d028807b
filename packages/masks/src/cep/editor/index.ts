export { cepEditor } from './cep-editor.ts';
