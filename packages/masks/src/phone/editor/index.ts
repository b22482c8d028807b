export { phoneEditor } from './phone-editor.ts';
