export { dateEditor } from './date-editor.ts';
