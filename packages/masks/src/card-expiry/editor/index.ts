export { cardExpiryEditor } from './card-expiry-editor.ts';
