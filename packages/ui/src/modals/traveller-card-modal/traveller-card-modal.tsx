import type { TravellerCard } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { CreditCard, RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { CardValues, type CardValuesProps } from '../../quote/card-values/index.ts';
import { travellerCardModalTexts } from './traveller-card-modal.texts.ts';

/** A traveller with the card that the client has given. */
export interface CardOfTraveller {
  readonly id: string;
  readonly nomeCompleto: string;
  /** The card as everybody gets it, masked; null without one, undefined while it loads. */
  readonly card: TravellerCard | null | undefined;
  /** Loads it again; given when it could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

export interface TravellerCardModalProps extends Pick<CardValuesProps, 'onCopy'> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context?: ReactNode;
  /** The travellers of the service, in its order. */
  travellers: readonly CardOfTraveller[];
  /** Logs a view and returns the whole card of a traveller, by id; left out for a user who may not see card data. */
  onShow?: ((idViajante: string) => Promise<TravellerCard>) | undefined;
}

/**
 * The cards of the travellers of a service, each masked until a user with the right asks to see it.
 *
 * Use: for a quote that is paid by the travellers' own cards.
 * Not for: the client's fixed card, or the virtual card of a quote, which have windows of their own.
 * Keyboard: Escape: closes; Enter, Space: show, hide or copy, on the buttons.
 * Focus: on the button that closes, so that no key shows a card by mistake. It returns to what opened the window.
 * Screen reader: a dialog with a heading for each traveller; that a traveller has no card is read in its place.
 * @see A-021, Q-035, Q-053, Q-171
 * @keywords viajante, cartão do viajante, número, cvv, card
 */
export function TravellerCardModal({ open, onOpenChange, context, travellers, onShow, onCopy }: TravellerCardModalProps) {
  const t = useTexts(travellerCardModalTexts);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { count: travellers.length })}
      context={context}
      initialFocus={close}
      footer={
        <Button ref={close} onClick={() => onOpenChange(false)}>
          {t('close')}
        </Button>
      }
    >
      <ul className="g:grid g:gap-4 g:[&>*+*]:border-line g:[&>*+*]:border-t g:[&>*+*]:pt-4">
        {travellers.map((traveller) => (
          <TravellerSection key={traveller.id} traveller={traveller} onShow={onShow} onCopy={onCopy} />
        ))}
      </ul>
    </Dialog>
  );
}

interface SectionProps extends Pick<TravellerCardModalProps, 'onShow' | 'onCopy'> {
  traveller: CardOfTraveller;
}

function TravellerSection({ traveller: { id, nomeCompleto: name, card, onRetry }, onShow, onCopy }: SectionProps) {
  const t = useTexts(travellerCardModalTexts);
  const message = useMessage(paymentsMessages);
  const heading = useId();
  return (
    <li className="g:own" data-slot="traveller-card" aria-labelledby={heading}>
      <h3 id={heading} className="g:mb-2 g:flex g:items-center g:gap-2 g:font-semibold">
        <CreditCard aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
        <span className="g:min-w-0 g:break-words">{name}</span>
      </h3>
      {card ? (
        <CardValues card={card} label={t('cardOf', { name })} onShow={onShow && (() => onShow(id))} onCopy={onCopy} />
      ) : card === null ? (
        <p className="g:text-ink-2">{message('nenhum_cartao_encontrado')}</p>
      ) : onRetry ? (
        <div className="g:flex g:flex-wrap g:items-center g:gap-3">
          <InlineError>{message('erro_ao_carregar_cartao')}</InlineError>
          <Button size="sm" aria-label={t('retryOf', { name })} onClick={onRetry}>
            <RefreshCw aria-hidden="true" />
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div role="status" aria-busy="true" className="g:grid g:gap-2">
          <span className="g:sr-only">{t('loading', { name })}</span>
          <Skeleton className="g:h-5 g:w-64 g:max-w-full" />
          <Skeleton className="g:h-5 g:w-48 g:max-w-full" />
          <Skeleton className="g:h-5 g:w-40 g:max-w-full" />
        </div>
      )}
    </li>
  );
}
