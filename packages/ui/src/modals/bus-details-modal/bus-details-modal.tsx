import type { BusQuote, BusService, Traveller } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { type ReactNode, useRef } from 'react';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { BusDetails } from './bus-details.tsx';
import { busDetailsModalTexts } from './bus-details-modal.texts.ts';

export interface BusDetailsModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** The request in one line, under the title. */
  context?: ReactNode;
  /** The quote; undefined while it loads, and when it could not be loaded. */
  quote: BusQuote | undefined;
  /** The service that it is quoted for: its cities are shown where the quote has no stations. */
  service?: Pick<BusService, 'origem' | 'destino'> | undefined;
  /** Who travels. */
  travellers: readonly Traveller[];
  /** It could not be loaded; as words, why. */
  error?: ReactNode;
  /** Loads it again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/**
 * A bus quote to be read: from where to where and when, company and class, who travels, its status, and all amounts.
 *
 * Use: behind "Detalhes" of a `BusResult`, or to look at a chosen bus.
 * Not for: changing the quote, which a `BusQuoteModal` does.
 * Keyboard: Tab: goes to the details; Up, Down: scroll them there; Escape: closes.
 * Focus: on the button that closes it, or on the one that tries again. It returns to what opened the window.
 * Screen reader: lists of terms, each with its value; a missing value is read as a word.
 * @see S-099
 * @keywords detalhes do ônibus, rodoviário, passagem, bus details
 */
export function BusDetailsModal({ open, onOpenChange, context, quote, service, travellers, error, onRetry }: BusDetailsModalProps) {
  const t = useTexts(busDetailsModalTexts);
  const message = useMessage(commonMessages);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('title')}
      context={context}
      {...(error ? {} : { initialFocus: close })}
      footer={
        <Button ref={close} onClick={() => onOpenChange(false)}>
          {message('fechar')}
        </Button>
      }
    >
      {error ? (
        <ErrorState title={error === true ? message('erro_ao_carregar_informacoes') : error} onRetry={onRetry} />
      ) : quote ? (
        <BusDetails quote={quote} service={service} travellers={travellers} />
      ) : (
        <div role="status" aria-label={t('loading')} className="g:grid g:gap-5 g:sm:grid-cols-[minmax(0,1fr)_16rem]">
          <Skeleton className="g:h-52 g:w-full" />
          <Skeleton className="g:h-40 g:w-full" />
        </div>
      )}
    </Dialog>
  );
}
