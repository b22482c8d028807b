import { cabinLabel, flightBaggageLabel } from '@guiche/domain/air/display';
import type { AirQuote, FareFamily, Flight } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { formatMoney } from '@guiche/masks/money';
import { Check, CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { once } from '../../internal/filled-list.ts';
import { supplierOf } from '../../internal/supplier-of.ts';
import { Button } from '../../primitives/button/index.ts';
import { SafeLink } from '../../primitives/safe-link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { QuoteValues } from '../internal/quote-values.tsx';
import { segmentName } from '../internal/segment-name.ts';
import { groupDetailsModalTexts } from './group-details-modal.texts.ts';

interface GroupQuoteProps {
  quote: AirQuote;
  /** What is known of the fare families besides what the quote tells. */
  families: readonly FareFamily[];
  /** The descriptions of the families are on their way. */
  loading: boolean;
  chosen: boolean;
  expired: boolean;
  disabled: boolean;
  onChoose: (quote: AirQuote) => void;
  buttonRef: Ref<HTMLButtonElement> | undefined;
}

/** One quote of an offer: its fare family, cabin and baggage, its amounts, who sells it, and the button that chooses it. @see S-047 */
export function GroupQuote({ quote, families, loading, chosen, expired, disabled, onChoose, buttonRef }: GroupQuoteProps) {
  const t = useTexts(groupDetailsModalTexts);
  const message = useMessage(airMessages);
  const id = useId();
  const flown = quote.segmentos.flatMap(({ voos }) => voos);
  const byName = new Map(flown.flatMap(({ familia }) => (familia ? [[familia.identificador, familia] as const] : [])));
  const told = [...byName.values()].map((family) => families.find(({ identificador }) => identificador === family.identificador) ?? family);
  const name = told.map(({ identificador }) => identificador).join(' · ') || t('familyMissing');
  const supplier = supplierOf(quote);
  const word = t(chosen ? 'chosen' : 'choose');
  const price = formatMoney(quote.total, { currency: quote.moeda?.codigo ?? 'BRL' });

  /** What is true of all flights, once; else of each segment, behind its name. */
  function perSegment(wordsOf: (flight: Flight) => string): readonly string[] {
    const words = once(flown.map(wordsOf));
    if (words.length <= 1) return words;
    return quote.segmentos.map((segment) =>
      t('inSegment', { segment: segmentName(segment, message), words: once(segment.voos.map(wordsOf)).join(' · ') }),
    );
  }
  const cabinOf = ({ tipoCabine }: Flight) => (tipoCabine ? message(cabinLabel(tipoCabine)) : t('cabinMissing'));
  function baggageOf(flight: Flight): string {
    const label = flightBaggageLabel(quote, flight);
    return message(label.key, label.params);
  }

  return (
    <article
      data-part="quote"
      aria-labelledby={`${id}-name`}
      className={`g:flex g:min-w-0 g:flex-col g:gap-2.5 g:rounded-md g:border g:bg-surface-1 g:p-pad ${chosen ? 'g:border-accent' : 'g:border-line'}`}
    >
      <header className="g:flex g:items-start g:justify-between g:gap-3">
        <div className="g:min-w-0">
          <p className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:text-ink-2 g:text-sm">
            {t('family')}
            {expired && (
              <Badge tone="danger">
                <CircleAlert aria-hidden="true" />
                {t('expired')}
              </Badge>
            )}
          </p>
          <h4 id={`${id}-name`} className="g:font-semibold g:text-lg g:wrap-anywhere">
            {name}
          </h4>
        </div>
        <Button
          ref={buttonRef}
          tone={chosen ? 'primary' : 'secondary'}
          // Not `disabled`: the button that was pressed would lose the focus while its choice is saved.
          aria-disabled={disabled || undefined}
          aria-label={`${word}: ${[name, supplier, price].filter(Boolean).join(', ')}`}
          onClick={disabled ? undefined : () => onChoose(quote)}
        >
          {chosen && <Check aria-hidden="true" />}
          {word}
        </Button>
      </header>
      <QuoteValues quote={quote} total="first" />
      {told.map(({ identificador, descricao, link }) => (
        <div key={identificador} data-part="family" className="g:text-sm g:wrap-anywhere">
          {loading ? <Skeleton className="g:h-4 g:w-3/4" /> : <p className="g:text-ink-2">{descricao}</p>}
          {link && !loading && (
            <SafeLink href={link} target="_blank">
              {t('rules', { family: identificador })}
            </SafeLink>
          )}
        </div>
      ))}
      <dl className="g:grid g:grid-cols-[auto_minmax(0,1fr)] g:gap-x-3 g:gap-y-0.5 g:text-sm">
        <Fact name={t('cabin')} lines={perSegment(cabinOf)} />
        <Fact name={t('baggage')} lines={perSegment(baggageOf)} />
        <Fact name={t('supplier')} lines={[supplier || t('supplierMissing')]} />
      </dl>
    </article>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="g:col-span-full g:grid g:grid-cols-subgrid">
      <dt className="g:text-ink-3">{name}</dt>
      {lines.map((line) => (
        <dd key={line} className="g:col-start-2 g:wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  );
}
