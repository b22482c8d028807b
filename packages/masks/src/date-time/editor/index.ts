export { dateTimeEditor } from './date-time-editor.ts';
