export { cardEditor } from './card-editor.ts';
