export { emailEditor } from './email-editor.ts';
