export { authorizationCodeEditor } from './authorization-code-editor.ts';
