import { Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useDiscardQuestion } from '../discard-question.tsx';
import { fineTexts } from './fine.texts.ts';

interface DiscardFineProps {
  /** The cancellation is on its way. */
  pending: boolean;
  onDiscard: () => void;
}

/** The button that discards what was typed about a fine, after a question. */
export function DiscardFine({ pending, onDiscard }: DiscardFineProps) {
  const t = useTexts(fineTexts);
  const { close: ask, question } = useDiscardQuestion({
    touched: true,
    pending,
    actionsRef: undefined,
    note: t('discardNote'),
    onClose: onDiscard,
  });
  return (
    <>
      <Button tone="quiet" onClick={ask}>
        {/* On a phone the words of all buttons would take two rows. */}
        <Trash2 aria-hidden="true" className="g:sm:hidden" />
        <span className="g:max-sm:sr-only">{t('discard')}</span>
      </Button>
      {question}
    </>
  );
}
