export { cpfCnpjEditor } from './cpf-cnpj-editor.ts';
