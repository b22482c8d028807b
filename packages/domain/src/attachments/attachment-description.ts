import type { Violation } from '../messages/index.ts';

/** What forbids a description of an attachment: it is blank. @see Q-055 */
export function attachmentDescriptionViolations(descricao: string): readonly Violation[] {
  return descricao.trim() === '' ? [{ key: 'campo_obrigatorio', field: 'descricao' }] : [];
}

/** The description with which a chosen file begins: its name without the extension, at most 255 characters. @see Q-054 */
export function initialDescription(fileName: string): string {
  const name = fileName.replace(/\.[^.\s]{1,5}$/, '').trim();
  return (name === '' ? fileName.trim() : name).slice(0, 255);
}
