import { HISTORY_ORDERS, type HistoryOrder, QUICK_RANGES, type QuickRange } from '@guiche/domain/history';
import { SEARCH_LENGTH } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useLasting } from '../../internal/use-lasting.ts';
import { Button } from '../../primitives/button/index.ts';
import { DayField } from './day-field.tsx';
import { historyFiltersTexts } from './history-filters.texts.ts';

/** The filters and the order of the history. Days are `2026-11-21`. */
export interface HistoryFiltersValue {
  readonly termo: string;
  readonly viajantes: string;
  readonly dataInicial: string;
  readonly dataFinal: string;
  /** `''` for any day. */
  readonly dataEmissao: string;
  readonly orderBy: HistoryOrder['orderBy'];
  readonly ordem: 'crescente' | 'decrescente';
}

export interface HistoryFiltersProps {
  /** What is filtered now. */
  value: HistoryFiltersValue;
  /** The filters and the order while nothing is set: what differs from them is counted and told, and "Limpar filtros" goes back to them. */
  unset: HistoryFiltersValue;
  /** A text as it is being typed: whoever asks a server for it waits until the typing rests. */
  onType: (name: 'termo' | 'viajantes', text: string) => void;
  /** What was chosen, and nothing else. */
  onChange: (changes: Partial<HistoryFiltersValue>) => void;
  /** The start of the window is to be so many days before today. @see A-091 */
  onQuickRange: (daysBack: QuickRange) => void;
  /** The number of rows that are shown; undefined while they load. Announced when it changes. */
  count?: number | undefined;
  /** Whether there are more rows than those. */
  hasMore?: boolean;
  /** A search runs, and the rows are still those of the former one. */
  searching?: boolean;
}

const ORDERS = HISTORY_ORDERS.flatMap((orderBy) =>
  // Names are looked up from their beginning, days and numbers from their end.
  (orderBy === 'empresa' ? (['crescente', 'decrescente'] as const) : (['decrescente', 'crescente'] as const)).map((ordem) => ({
    orderBy,
    ordem,
    value: `${orderBy}.${ordem}` as const,
  })),
);

/**
 * Search, travel days, issue day, travellers and order above the history of requests. A quick range moves the start of the travel days alone.
 * On a phone all but the search are behind a button that shows how many are set, with what is set below it.
 *
 * Use: above the `RequestList` of the history.
 * Not for: the lists of open requests, which have `RequestFilters`.
 * Keyboard: Tab: goes from field to field; Enter, Space: press a quick range.
 * Screen reader: a search region; the number of rows is read when it changes, and that a search runs.
 * @see
 * @keywords filtros, histórico, busca, período, pesquisa
 */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { value, unset, onType, onChange, onQuickRange, count, hasMore = false, searching = false } = props;
  const t = useTexts(historyFiltersTexts);
  const id = useId();
  const term = useRef<HTMLInputElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const toldSearching = useLasting(searching);
  const backwards = value.dataFinal < value.dataInicial;
  const order = `${value.orderBy}.${value.ordem}` as const;
  const otherDays = value.dataInicial !== unset.dataInicial || value.dataFinal !== unset.dataFinal;
  const otherOrder = order !== `${unset.orderBy}.${unset.ordem}`;
  const filters = [value.viajantes !== unset.viajantes, otherDays, value.dataEmissao !== unset.dataEmissao].filter(Boolean).length;
  const tooLong = (text: string) => (text.length > SEARCH_LENGTH ? t('tooLong', { limit: SEARCH_LENGTH }) : undefined);
  const told = [
    t('days', { from: formatDate(value.dataInicial), to: formatDate(value.dataFinal) }),
    value.viajantes !== '' && t('of', { names: value.viajantes }),
    value.dataEmissao !== '' && t('issuedOn', { day: formatDate(value.dataEmissao) }),
    otherOrder && t(`orders.${order}`),
  ].filter(Boolean);
  const ranges = (
    <>
      <legend className="g:sr-only">{t('ranges')}</legend>
      <span aria-hidden="true" className="g:text-ink-2 g:text-sm">
        {t('ranges')}
      </span>
      {QUICK_RANGES.map((days) => (
        <Button key={days} size="sm" tone="quiet" onClick={() => onQuickRange(days)}>
          {t('range', { days })}
        </Button>
      ))}
    </>
  );
  return (
    <search aria-label={t('label')} data-slot="history-filters" className="g:grid g:gap-3">
      <div className="g:flex g:flex-wrap g:items-start g:gap-x-3 g:gap-y-2 g:max-md:items-end">
        <TextInput
          ref={term}
          label={t('term')}
          placeholder={t('termPlaceholder')}
          value={value.termo}
          onValueChange={(text) => onType('termo', text)}
          warning={tooLong(value.termo)}
          className="g:min-w-56! g:flex-1 g:max-md:min-w-0!"
        />
        <Button
          className="g:md:hidden"
          aria-expanded={unfolded}
          aria-controls={`${id}-filters`}
          aria-describedby={`${id}-told`}
          onClick={() => setUnfolded((before) => !before)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {t('filters')}
          {filters > 0 && (
            <span className="g:rounded-full g:bg-accent-soft g:px-1.5 g:font-medium g:text-accent-text g:text-xs">{filters}</span>
          )}
          <ChevronDown aria-hidden="true" className={unfolded ? 'g:rotate-180' : ''} />
        </Button>
        <div
          id={`${id}-filters`}
          className={`g:md:contents g:max-md:w-full g:max-md:gap-2 ${unfolded ? 'g:max-md:grid' : 'g:max-md:hidden'}`}
        >
          <TextInput
            label={t('travellers')}
            placeholder={t('travellersPlaceholder')}
            value={value.viajantes}
            onValueChange={(text) => onType('viajantes', text)}
            warning={tooLong(value.viajantes)}
            className="g:min-w-56! g:flex-1"
          />
          <DayField label={t('from')} value={value.dataInicial} onDay={(dataInicial) => onChange({ dataInicial })} />
          <DayField
            label={t('to')}
            value={value.dataFinal}
            error={backwards ? t('backwards') : undefined}
            onDay={(dataFinal) => onChange({ dataFinal })}
          />
          <DayField label={t('issued')} clearable past value={value.dataEmissao} onDay={(dataEmissao) => onChange({ dataEmissao })} />
          <SelectInput
            label={t('order')}
            clearable={false}
            options={ORDERS.map((one) => ({ value: one.value, label: t(`orders.${one.value}`) }))}
            value={order}
            onValueChange={(chosen) => {
              const picked = ORDERS.find((one) => one.value === chosen);
              if (picked) onChange({ orderBy: picked.orderBy, ordem: picked.ordem });
            }}
            className="g:w-56 g:max-md:w-full"
          />
          <fieldset className="g:flex g:flex-wrap g:items-center g:gap-1 g:md:hidden">{ranges}</fieldset>
        </div>
      </div>
      <p id={`${id}-told`} className={`g:text-ink-2 g:text-sm g:wrap-anywhere g:md:hidden ${unfolded ? 'g:hidden' : ''}`}>
        {told.join(' · ')}
      </p>
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2">
        <fieldset className="g:flex g:flex-wrap g:items-center g:gap-1 g:max-md:hidden">{ranges}</fieldset>
        {/* Button and text keep their place when they are not there: nothing moves while somebody types or chooses. */}
        <div className="g:ms-auto g:flex g:min-h-control g:items-center g:gap-2 g:max-md:ms-0 g:max-md:w-full g:max-md:justify-between">
          <Button
            tone="quiet"
            className={`g:max-md:order-last ${filters > 0 || otherOrder || value.termo !== '' ? '' : 'g:invisible'}`}
            onClick={() => {
              onChange(unset);
              // The button disappears after clearing.
              term.current?.focus();
            }}
          >
            <X aria-hidden="true" />
            {t('clear')}
          </Button>
          <p role="status" className="g:text-ink-2 g:text-sm g:tabular">
            {toldSearching ? t('searching') : count !== undefined && (hasMore ? t('countMore', { rows: count }) : t('count', { count }))}
          </p>
        </div>
      </div>
    </search>
  );
}
