export { freeTextEditor } from './free-text-editor.ts';
