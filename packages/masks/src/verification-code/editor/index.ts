export { verificationCodeEditor } from './verification-code-editor.ts';
