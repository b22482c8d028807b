import type { TravellerCard, VirtualCard } from '@guiche/domain/entities';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { validationMessages } from '@guiche/domain/messages/validation';
import { type VirtualCardQuote, virtualCardActions, virtualCardState, virtualCardViolations } from '@guiche/domain/payments';
import { Ban, CreditCard } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { CardValues, type CardValuesProps } from '../../quote/card-values/index.ts';
import { virtualCardModalTexts } from './virtual-card-modal.texts.ts';

export interface VirtualCardModalProps extends Pick<CardValuesProps, 'onCopy'> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context?: ReactNode;
  /** The quote that the card pays: it decides whether a card can be generated. */
  quote: VirtualCardQuote;
  /** Why no card can be generated for another reason than the quote's own, such as changes that are not saved. */
  blocked?: string | undefined;
  /** The card as everybody gets it, masked; null while there was none, undefined while it loads. */
  card: VirtualCard | null | undefined;
  /** Loads it again; given when it could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Generates the card, after the question. Rejects when that failed; the caller says why. Left out when the quote is only read. */
  onGenerate?: (() => Promise<void>) | undefined;
  /** Cancels the card, after the question. Rejects when that failed; the caller says why. Left out when the quote is only read. */
  onCancelCard?: ((card: VirtualCard) => Promise<void>) | undefined;
  /** Logs a view and returns the whole card; left out for a user who may not see card data. */
  onShow?: (() => Promise<TravellerCard>) | undefined;
}

type Question = 'gerar' | 'cancelar';

/** The last digits of a masked number. */
const ending = ({ numero }: VirtualCard) => numero.slice(-4);

/**
 * The virtual card of one quote: generating it, seeing and copying it, cancelling it. It asks before it generates and before it cancels.
 *
 * Use: for a quote whose payment type is a virtual card per transaction.
 * Not for: the client's fixed card, which is a `FixedCardModal`.
 * Keyboard: Escape: closes; Enter, Space: press the buttons.
 * Focus: on the button that closes; after the card was generated or cancelled on the button that is there then; when its values go by themselves, on the button that closes. It returns to what opened the window.
 * Screen reader: a dialog with a group of values; why no card can be generated is read at once.
 * @see
 * @keywords cartão virtual, vcn, gerar, cancelar, virtual card
 */
export function VirtualCardModal(props: VirtualCardModalProps) {
  const { open, onOpenChange, context, quote, blocked, card, onRetry, onGenerate, onCancelCard, onShow, onCopy } = props;
  const t = useTexts(virtualCardModalTexts);
  const message = useMessage(paymentsMessages);
  const say = useViolationText(paymentsMessages, validationMessages);
  const close = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState<Question>();
  const [pending, setPending] = useState(false);
  // The second press of a double one comes before anything has been rendered again.
  const running = useRef(false);
  /** What becomes of the card next was done here. */
  const own = useRef(false);
  const [refused, setRefused] = useState(false);
  const actions = card === undefined ? [] : virtualCardActions(virtualCardState(card));
  const reasons = [...virtualCardViolations(quote).map(say), ...(blocked === undefined ? [] : [blocked])];

  // Cancelled elsewhere, its values go, and with them the button that was just pressed.
  const shown = card && `${card.id} ${card.estado}`;
  useEffect(() => {
    // The question gives the focus back by itself.
    if (!own.current && close.current && document.activeElement?.contains(close.current)) close.current.focus();
    own.current = false;
  }, [shown]);

  function askToGenerate() {
    setRefused(reasons.length > 0);
    if (reasons.length === 0) setQuestion('gerar');
  }

  async function handleConfirm() {
    if (running.current) return;
    running.current = true;
    own.current = true;
    setPending(true);
    try {
      if (question === 'gerar') await onGenerate?.();
      else if (card) await onCancelCard?.(card);
    } catch {
      // The caller says why; the card is as it was.
      own.current = false;
    } finally {
      running.current = false;
      setPending(false);
      setQuestion(undefined);
    }
  }

  const action = actions.find((each) => (each === 'gerar' && onGenerate) || (each === 'cancelar' && onCancelCard));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !pending) && onOpenChange(next)}
      title={t('title')}
      context={context}
      initialFocus={close}
      footer={
        <>
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {t('close')}
          </Button>
          {action && (
            // One button for both, so that the focus that returns after the one finds the other.
            <Button
              tone={action === 'gerar' ? 'primary' : 'secondary'}
              onClick={action === 'gerar' ? askToGenerate : () => setQuestion('cancelar')}
            >
              {action === 'gerar' ? <CreditCard aria-hidden="true" /> : <Ban aria-hidden="true" />}
              {action === 'cancelar' ? t('cancelCard') : card ? t('generateAgain') : t('generate')}
            </Button>
          )}
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {refused && reasons.map((reason) => <InlineError key={reason}>{reason}</InlineError>)}
        {card === undefined ? (
          onRetry ? (
            <ErrorState title={message('erro_ao_carregar_cartao')} onRetry={onRetry} />
          ) : (
            <div role="status" aria-busy="true" className="g:grid g:gap-2">
              <span className="g:sr-only">{t('loading')}</span>
              <Skeleton className="g:h-5 g:w-64 g:max-w-full" />
              <Skeleton className="g:h-5 g:w-48 g:max-w-full" />
              <Skeleton className="g:h-5 g:w-40 g:max-w-full" />
            </div>
          )
        ) : card === null ? (
          <EmptyState icon={<CreditCard />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        ) : card.estado === 'CANCELADO' ? (
          <Banner tone="info" title={t('cancelled')}>
            {t('cancelledHint', { digits: ending(card) })}
          </Banner>
        ) : (
          // Another card is shown anew: what was seen of the former one is gone.
          <CardValues key={card.id} card={card} label={t('card')} onShow={onShow} onCopy={onCopy} />
        )}
      </div>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(next) => !next && setQuestion(undefined)}
        title={question === 'cancelar' && card ? t('cancelTitle', { digits: ending(card) }) : t('generateTitle')}
        description={message(question === 'cancelar' ? 'confirmar_cancelar_cartao_virtual' : 'confirmar_gerar_cartao_virtual')}
        kind="simNao"
        tone={question === 'cancelar' ? 'danger' : 'neutral'}
        pending={pending}
        onConfirm={() => void handleConfirm()}
      />
    </Dialog>
  );
}
