export { locatorEditor } from './locator-editor.ts';
