import type { TravellerCard } from '@guiche/domain/entities';
import { bookingEmailMessages } from '@guiche/domain/messages/booking-email';
import { paymentsMessages } from '@guiche/domain/messages/payments';
import { cardExpiry, nameOnCard } from '@guiche/domain/payments';
import { formatCardNumber, parseCardNumber } from '@guiche/masks/card';
import { formatCardExpiry } from '@guiche/masks/card-expiry';
import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { cardValuesTexts } from './card-values.texts.ts';

export interface CardValuesProps {
  /** The card as everybody gets it: masked. */
  card: TravellerCard;
  /** Whose card it is, for screen readers. */
  label: string;
  /**
   * Logs a view and returns the whole card, which is kept here alone and forgotten when it is hidden. Rejects when it cannot be shown; the caller says
   * why. Left out for a user who may not see card data.
   */
  onShow?: (() => Promise<TravellerCard>) | undefined;
  /** Puts a value into the clipboard; returns whether the browser allowed it. */
  onCopy: (text: string) => Promise<boolean>;
}

const FIELDS = ['numero', 'nome', 'validade', 'cvv'] as const;
type Field = (typeof FIELDS)[number];

const LABELS = {
  numero: 'campo_numero_cartao',
  nome: 'campo_nome_cartao',
  validade: 'campo_validade_cartao',
  cvv: 'campo_codigo_verificacao',
} as const;

/** The values as they are copied: a page that asks for a card takes digits. */
function valuesOf(card: TravellerCard): Readonly<Record<Field, string>> {
  return {
    numero: parseCardNumber(card.numero),
    nome: nameOnCard(card),
    validade: formatCardExpiry(cardExpiry(card)),
    cvv: card.cvv ?? '',
  };
}

/**
 * The values of one card, masked until somebody with the right asks to see them: number, name, expiry and verification code, each with a button
 * that copies it. Whole values are in this part alone while they are shown, and gone when they are hidden or it closes.
 *
 * Use: for every card that is shown, in a window of its own.
 * Not for: typing a card, which `CardNumberInput` and its neighbours take.
 * Keyboard: Enter, Space: show, hide or copy, on the buttons.
 * Focus: stays on the button that shows, which hides then.
 * Screen reader: a group named by `label`, with a list of terms; a masked number is read by its last digits; that a value is copied is read at once.
 * @see
 * @keywords dados do cartão, número, cvv, validade, card
 */
export function CardValues({ card, label, onShow, onCopy }: CardValuesProps) {
  const t = useTexts(cardValuesTexts);
  const message = useMessage(bookingEmailMessages, paymentsMessages);
  const [whole, setWhole] = useState<TravellerCard>();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const [copied, setCopied] = useState<{ readonly field: Field; readonly done: boolean }>();
  // The second press of a double one comes before anything has been rendered again: each is a view that is logged.
  const asking = useRef(false);
  const values = whole && valuesOf(whole);

  async function handleToggle() {
    setCopied(undefined);
    if (whole) {
      setWhole(undefined);
      return;
    }
    if (!onShow || asking.current) return;
    asking.current = true;
    setState('pending');
    try {
      setWhole(await onShow());
      setState('idle');
    } catch {
      // The caller says why.
      setState('failed');
    } finally {
      asking.current = false;
    }
  }

  async function handleCopy(field: Field, text: string) {
    setCopied(undefined);
    setCopied({ field, done: await onCopy(text) });
  }

  return (
    // A group of values, and no fields of a form.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one.
    <div role="group" aria-label={label} data-slot="card-values" className="g:grid g:gap-3">
      <dl className="g:grid g:grid-cols-[auto_1fr_auto] g:items-center g:gap-x-4 g:gap-y-1">
        {FIELDS.map((field) => (
          <div key={field} className="g:contents">
            <dt className="g:text-ink-2 g:text-sm">{message(LABELS[field])}</dt>
            <dd className="g:flex g:min-h-control-sm g:min-w-0 g:items-center g:font-medium g:tabular">
              {values ? <Shown field={field} text={values[field]} /> : <Masked field={field} card={card} />}
            </dd>
            <dd className="g:flex g:justify-end">
              {values && values[field] !== '' && (
                <Button
                  tone="quiet"
                  size="sm"
                  aria-label={t('copy', { value: message(LABELS[field]) })}
                  onClick={() => void handleCopy(field, values[field])}
                >
                  {copied?.field === field && copied.done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="g:flex g:min-h-control-sm g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2">
        {onShow ? (
          <Button size="sm" pending={state === 'pending'} onClick={() => void handleToggle()}>
            {whole ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {whole ? t('hide') : t('show')}
          </Button>
        ) : (
          <p className="g:text-ink-2 g:text-sm">{t('noRight')}</p>
        )}
        <p role="status" className="g:text-ink-2 g:text-sm">
          {copied?.done && message('cartao_copiado_com_sucesso')}
        </p>
        {state === 'failed' && <InlineError>{t('notShown')}</InlineError>}
        {copied?.done === false && <InlineError>{message('erro_ao_copiar_dados')}</InlineError>}
      </div>
    </div>
  );
}

function Shown({ field, text }: { field: Field; text: string }) {
  const t = useTexts(cardValuesTexts);
  if (field === 'cvv' && text === '') return <span className="g:font-normal g:text-ink-3">{t('noCode')}</span>;
  return <span className="g:select-all g:break-words">{field === 'numero' ? formatCardNumber(text) : text}</span>;
}

/** How a value looks while it is hidden: what is known of it is read in words. */
function Masked({ field, card }: { field: Field; card: TravellerCard }) {
  const t = useTexts(cardValuesTexts);
  if (field === 'nome') return <span className="g:break-words">{nameOnCard(card)}</span>;
  if (field === 'cvv' && card.cvv === null) return <span className="g:font-normal g:text-ink-3">{t('noCode')}</span>;
  const digits = parseCardNumber(card.numero);
  // Without its first digits no brand is known, nor how the number is grouped.
  const dots = { numero: `•••• ${digits.slice(-4)}`, validade: '••/••', cvv: '•••' }[field];
  return (
    <>
      <span className="g:own" aria-hidden="true">
        {dots}
      </span>
      <span className="g:sr-only">{field === 'numero' ? t('ending', { digits: digits.slice(-4) }) : t('hidden')}</span>
    </>
  );
}
