export { LINE_LENGTH, PARAGRAPH_LENGTH } from './text-lengths.ts';
