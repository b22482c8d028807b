import type { CardBrand } from '../../card/index.ts';
import { codeEditor, type Editor } from '../../engine/index.ts';
import { parseVerificationCode } from '../index.ts';

/** Three digits, four with American Express or while the brand is not known. */
export function verificationCodeEditor(brand?: CardBrand): Editor {
  const parse = (text: string) => parseVerificationCode(text, brand);
  return codeEditor({ layOut: parse, parse });
}
