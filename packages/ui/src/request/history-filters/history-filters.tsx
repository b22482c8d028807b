import { HISTORY_ORDERS, type HistoryOrder, QUICK_RANGES, type QuickRange } from '@guiche/domain/history';
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
 *
 * Use: above the `RequestList` of the history.
 * Not for: the lists of open requests, which have `RequestFilters`.
 * Keyboard: Tab: goes from field to field; Enter, Space: press a quick range.
 * Screen reader: a search region; the number of rows is read when it changes, and that a search runs.
 * @see
 * @keywords filtros, histórico, busca, período, pesquisa
 * @since 0.1.0
 */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { value, onType, onChange, onQuickRange, count, hasMore = false, searching = false } = props;
  const t = useTexts(historyFiltersTexts);
  const toldSearching = useLasting(searching);
  const backwards = value.dataFinal < value.dataInicial;
  return (
    <search aria-label={t('label')} data-slot="history-filters" className="g:grid g:gap-3">
      <div className="g:flex g:flex-wrap g:items-start g:gap-x-3 g:gap-y-2">
        <TextInput
          label={t('term')}
          placeholder={t('termPlaceholder')}
          value={value.termo}
          onValueChange={(text) => onType('termo', text)}
          className="g:min-w-56 g:flex-1 g:max-sm:basis-full"
        />
        <TextInput
          label={t('travellers')}
          placeholder={t('travellersPlaceholder')}
          value={value.viajantes}
          onValueChange={(text) => onType('viajantes', text)}
          className="g:min-w-56 g:flex-1 g:max-sm:basis-full"
        />
        <DayField label={t('from')} value={value.dataInicial} onDay={(dataInicial) => onChange({ dataInicial })} />
        <DayField
          label={t('to')}
          value={value.dataFinal}
          error={backwards ? t('backwards') : undefined}
          onDay={(dataFinal) => onChange({ dataFinal })}
        />
        <DayField label={t('issued')} clearable value={value.dataEmissao} onDay={(dataEmissao) => onChange({ dataEmissao })} />
        <SelectInput
          label={t('order')}
          required
          options={ORDERS.map((order) => ({ value: order.value, label: t(`orders.${order.value}`) }))}
          value={`${value.orderBy}.${value.ordem}`}
          onValueChange={(chosen) => {
            const order = ORDERS.find((one) => one.value === chosen);
            if (order) onChange({ orderBy: order.orderBy, ordem: order.ordem });
          }}
          className="g:w-56 g:max-sm:w-full"
        />
      </div>
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2">
        <fieldset className="g:flex g:flex-wrap g:items-center g:gap-1">
          <legend className="g:sr-only">{t('ranges')}</legend>
          <span aria-hidden="true" className="g:text-ink-2 g:text-sm">
            {t('ranges')}
          </span>
          {QUICK_RANGES.map((days) => (
            <Button key={days} size="sm" tone="quiet" onClick={() => onQuickRange(days)}>
              {t('range', { days })}
            </Button>
          ))}
        </fieldset>
        <p role="status" className="g:ms-auto g:text-ink-2 g:text-sm g:tabular">
          {toldSearching ? t('searching') : count !== undefined && (hasMore ? t('countMore', { rows: count }) : t('count', { count }))}
        </p>
      </div>
    </search>
  );
}
