export { cpfEditor } from './cpf-editor.ts';
