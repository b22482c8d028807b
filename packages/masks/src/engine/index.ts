export { type AmountOptions, amountEditor } from './amount-editor.ts';
export { type CodeOptions, codeEditor, isAlphanumeric } from './code-editor.ts';
export {
  caretBefore,
  type Edit,
  type Editor,
  type EditResult,
  editBetween,
  type FieldState,
  type Refusal,
  removedRange,
} from './editor.ts';
