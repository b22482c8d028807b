import type { AirQuote } from '@guiche/domain/entities';
import { quoteIsNew, STARTING_FIELDS, type StartingField, startingOffer } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { History, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { Button } from '../../primitives/button/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';
import { startingOfferTexts } from './starting-offer.texts.ts';

/** The key that accepts what is offered. */
const KEY = 'F2';

type Filled = Partial<Pick<AirQuote, StartingField>>;

export interface StartingOfferProps {
  lastTyped: NonNullable<AirQuoteModalProps['lastTyped']>;
}

/**
 * What was typed last for the same client, airline and consolidator, offered in a new quote: one press or one key fills it in, another takes it
 * back. What has been typed here stays.
 * @see B-019
 */
export function StartingOffer({ lastTyped }: StartingOfferProps) {
  const t = useTexts(startingOfferTexts);
  const { options, readOnly } = useQuoteSurroundings();
  const { control, getValues, setValue } = useFormContext<AirQuote>();
  const { dirtyFields, touchedFields } = useFormState({ control });
  const [segmentos, agenciaServico, moeda] = useWatch({ control, name: ['segmentos', 'agenciaServico', 'moeda'] });
  const [tipoPagamento, fornecedorServico, fee, quantidadeBagagem, pesoBagagem] = useWatch({ control, name: STARTING_FIELDS });
  const [before, setBefore] = useState<Filled>();
  const undo = useRef<HTMLButtonElement>(null);
  const use = useRef<HTMLButtonElement>(null);

  const last = readOnly || !quoteIsNew(getValues()) ? undefined : lastTyped({ segmentos, agenciaServico });
  // A fee that followed the consolidator is changed, and nobody has been in its field.
  const typed = STARTING_FIELDS.filter((field) => dirtyFields[field] && touchedFields[field]);
  const present = { tipoPagamento, fornecedorServico, fee, quantidadeBagagem, pesoBagagem, moeda };
  const offer = last ? startingOffer(last, present, { choices: options, typed }) : null;

  function put(values: Filled) {
    for (const field of STARTING_FIELDS) {
      if (field in values) setValue(field, values[field] ?? null, { shouldDirty: true, shouldValidate: false });
    }
  }
  function accept() {
    if (!offer) return;
    const held = getValues();
    const hadFocus = document.activeElement === use.current;
    setBefore(Object.fromEntries(Object.keys(offer).map((field) => [field, held[field as StartingField]])));
    put(offer);
    // The pressed button goes.
    if (hadFocus) requestAnimationFrame(() => undo.current?.focus());
  }
  function takeBack() {
    if (before) put(before);
    setBefore(undefined);
    requestAnimationFrame(() => use.current?.focus());
  }

  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !offer) return;
    event.preventDefault();
    accept();
  });
  const listens = offer !== null;
  useEffect(() => {
    if (!listens) return;
    document.addEventListener('keydown', hearKey);
    return () => document.removeEventListener('keydown', hearKey);
  }, [listens]);

  if (!offer && !before) return null;
  const facts = offer && [
    offer.tipoPagamento && t('paymentType', { value: offer.tipoPagamento.descricao }),
    offer.fornecedorServico && t('supplier', { value: offer.fornecedorServico.nome }),
    offer.fee != null && t('fee', { value: formatMoney(offer.fee, { currency: moeda?.codigo ?? 'BRL' }) }),
    offer.quantidadeBagagem != null && t('pieces', { count: offer.quantidadeBagagem }),
    offer.pesoBagagem != null && t('weight', { value: offer.pesoBagagem }),
  ];
  return (
    <div
      role="status"
      data-slot="starting-offer"
      className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1.5 g:rounded-md g:border g:border-line-strong g:border-dashed g:bg-surface-2 g:px-3 g:py-2 g:text-sm"
    >
      <History aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-2" />
      {facts ? (
        <>
          <p className="g:min-w-48 g:flex-1 g:wrap-anywhere">
            <span className="g:text-ink-2">{t('offer')}: </span>
            <span className="g:font-medium">{facts.filter(Boolean).join(' · ')}</span>
          </p>
          <Button ref={use} size="sm" aria-keyshortcuts={KEY} onClick={accept}>
            {t('use')}
            <Kbd aria-hidden="true">{KEY}</Kbd>
          </Button>
        </>
      ) : (
        <>
          <p className="g:min-w-48 g:flex-1">{t('used')}</p>
          <Button ref={undo} size="sm" onClick={takeBack}>
            <Undo2 aria-hidden="true" />
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  );
}
