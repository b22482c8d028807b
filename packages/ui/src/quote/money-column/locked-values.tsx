import { quotesMessages } from '@guiche/domain/messages/quotes';
import type { CommonQuote } from '@guiche/domain/quotes';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';

/** Says that the money is locked, and unlocks it after a question. Nothing while it is not locked, or may not be unlocked. @see Q-019 */
export function LockedValues() {
  const t = useTexts(quoteTexts);
  const message = useMessage(quotesMessages);
  const { onEnableValues } = useQuoteSurroundings();
  const { setFocus } = useFormContext<CommonQuote>();
  const [asking, setAsking] = useState(false);
  const unlocked = useRef(false);
  const locked = onEnableValues !== undefined;

  useEffect(() => {
    // The button that had the focus is gone.
    if (locked || !unlocked.current) return;
    unlocked.current = false;
    setFocus('tarifa', { shouldSelect: true });
  }, [locked, setFocus]);

  if (!onEnableValues) return null;
  return (
    <div className="g:mb-1 g:flex g:items-center g:justify-between g:gap-2">
      <p className="g:flex g:min-w-0 g:items-center g:gap-1.5 g:text-ink-2 g:text-sm">
        <Lock aria-hidden="true" className="g:size-3.5 g:shrink-0" />
        {t('valuesLocked')}
      </p>
      <Button size="sm" onClick={() => setAsking(true)}>
        {message('alterar_valores')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="warning"
        kind="confirmarCancelar"
        confirmLabel={message('alterar_valores')}
        title={t('enableValues')}
        description={t('enableValuesHint')}
        onConfirm={() => {
          unlocked.current = true;
          setAsking(false);
          onEnableValues();
        }}
      />
    </div>
  );
}
