export { type AttachOptions, attach } from './attach.ts';
export { type MaskedTyping, maskedTyping, type TypingField } from './masked-typing.ts';
