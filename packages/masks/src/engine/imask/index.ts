export { type ImaskEditorOptions, imaskEditor } from './imask-editor.ts';
