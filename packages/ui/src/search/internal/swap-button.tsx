import { ArrowLeftRight } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { swapButtonTexts } from './swap-button.texts.ts';

/** Swaps origin and destination; it stands between their fields. */
export function SwapButton({ onSwap }: { onSwap: () => void }) {
  const t = useTexts(swapButtonTexts);
  return (
    // As far down as the fields: above them are their labels.
    <Button tone="quiet" size="icon" aria-label={t('swap')} onClick={onSwap} className="g:mt-5.5">
      <ArrowLeftRight aria-hidden="true" />
    </Button>
  );
}
