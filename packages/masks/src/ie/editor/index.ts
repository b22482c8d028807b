export { ieEditor } from './ie-editor.ts';
