export { tenDigitIntegerEditor } from './ten-digit-integer-editor.ts';
