import { useTexts } from '../../i18n/index.ts';
import { bulkResultDialogTexts } from './bulk-result-dialog.texts.ts';

export interface BulkNumbers {
  /** How many were changed. */
  readonly done: number;
  /** How many were left as they are. */
  readonly refused: number;
  /** The colleague to whom they were handed; without one the user took them over. */
  readonly handedTo?: string | undefined;
}

/** What became of many requests, in a few words: "27 assumidas, 3 não", or "27 assumidas" for a toast. @see B-044 */
export function useBulkSummary(): (numbers: BulkNumbers) => string {
  const t = useTexts(bulkResultDialogTexts);
  return ({ done: count, refused, handedTo }) => {
    const done = handedTo === undefined ? t('taken', { count }) : t('handed', { count, name: handedTo });
    return refused === 0 ? done : t('withRefused', { done, refused });
  };
}
