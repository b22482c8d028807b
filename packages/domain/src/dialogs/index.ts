export { DIALOG_TEXT_LIMIT, dialogTextRefusal } from './dialog-text.ts';
