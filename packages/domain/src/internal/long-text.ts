import { formatNumber } from '@guiche/masks/number';
import type { Violation } from '../messages/index.ts';
import { PARAGRAPH_LENGTH } from '../text-lengths/index.ts';

const said = (length: number) => formatNumber(length, { fraction: 0 });

/** The violation of a text of several lines that is longer than what is stored. */
export function longTextViolations(text: string | null | undefined, field: string): readonly Violation[] {
  const length = text?.length ?? 0;
  if (length <= PARAGRAPH_LENGTH) return [];
  return [{ key: 'texto_longo_demais', params: { tamanho: said(length), limite: said(PARAGRAPH_LENGTH) }, field }];
}
