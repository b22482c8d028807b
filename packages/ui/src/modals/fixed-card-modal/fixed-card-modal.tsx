import type { TravellerCard } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { type ReactNode, useRef } from 'react';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { CardValues, type CardValuesProps } from '../../quote/card-values/index.ts';
import { fixedCardModalTexts } from './fixed-card-modal.texts.ts';

export interface FixedCardModalProps extends Pick<CardValuesProps, 'onCopy'> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context?: ReactNode;
  /** The fixed card as everybody gets it, masked; undefined while it loads. */
  card: TravellerCard | undefined;
  /** Why it could not be loaded, and what became of the payment type. */
  failure?: ReactNode;
  /** Loads it again; given when it could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Logs a view and returns the whole card; left out for a user who may not see card data. */
  onShow?: (() => Promise<TravellerCard>) | undefined;
}

/**
 * The fixed card of the client that pays for a quote, masked until a user with the right asks to see it.
 *
 * Use: for a quote whose payment type is the fixed card.
 * Not for: a card of its own for one quote, which is a `VirtualCardModal`.
 * Keyboard: Escape: closes; Enter, Space: show, hide or copy, on the buttons.
 * Focus: on the button that closes. It returns to what opened the window.
 * Screen reader: a dialog with a group of values; that the card could not be loaded is read at once.
 * @see
 * @keywords cartão fixo, número, cvv, card
 */
export function FixedCardModal({ open, onOpenChange, context, card, failure, onRetry, onShow, onCopy }: FixedCardModalProps) {
  const t = useTexts(fixedCardModalTexts);
  const message = useMessage(paymentsMessages);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      context={context}
      initialFocus={close}
      footer={
        <Button ref={close} onClick={() => onOpenChange(false)}>
          {t('close')}
        </Button>
      }
    >
      {card ? (
        <CardValues card={card} label={t('card')} onShow={onShow} onCopy={onCopy} />
      ) : onRetry ? (
        <ErrorState title={message('erro_ao_carregar_cartao')} onRetry={onRetry}>
          {failure}
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true" className="g:grid g:gap-2">
          <span className="g:sr-only">{t('loading')}</span>
          <Skeleton className="g:h-5 g:w-64 g:max-w-full" />
          <Skeleton className="g:h-5 g:w-48 g:max-w-full" />
          <Skeleton className="g:h-5 g:w-40 g:max-w-full" />
        </div>
      )}
    </Dialog>
  );
}
