export { timeEditor } from './time-editor.ts';
