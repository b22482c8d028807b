export { integerEditor } from './integer-editor.ts';
