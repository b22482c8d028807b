import { SEARCH_LENGTH } from '@guiche/domain/requests';
import { useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Choice } from '../../internal/choice.tsx';
import { useLasting } from '../../internal/use-lasting.ts';
import { changedIssuesFiltersTexts } from './changed-issues-filters.texts.ts';

const ORDERS = ['crescente', 'decrescente'] as const;
const VIEWS = ['solicitacoes', 'viajantes'] as const;

/** The search, the order and the view of the changed issues. */
export interface ChangedIssuesFiltersValue {
  readonly termo: string;
  /** By deadline. */
  readonly ordem: (typeof ORDERS)[number];
  readonly ver: (typeof VIEWS)[number];
}

export interface ChangedIssuesFiltersProps {
  /** What is filtered now. */
  value: ChangedIssuesFiltersValue;
  /** The search as it is being typed: whoever asks a server for it waits until the typing rests. */
  onType: (termo: string) => void;
  /** What was chosen, and nothing else. */
  onChange: (changes: Partial<ChangedIssuesFiltersValue>) => void;
  /** The number of requests that are shown; undefined while they load. Announced when it changes. */
  count?: number | undefined;
  /** Whether there are more requests than those. */
  hasMore?: boolean;
  /** A search runs, and the rows are still those of the former one. */
  searching?: boolean;
}

/**
 * Search, order and view above the changed issues.
 *
 * Use: above the changed issues, in either of their views.
 * Not for: the lists of open requests, which have `RequestFilters`; the history, which has `HistoryFilters`.
 * Keyboard: Tab: goes from field to field; Left, Right: choose the view.
 * Screen reader: a search region; the number of rows is read when it changes, and that a search runs.
 * @see
 * @keywords filtros, emissões alteradas, busca, pesquisa
 */
export function ChangedIssuesFilters(props: ChangedIssuesFiltersProps) {
  const { value, onType, onChange, count, hasMore = false, searching = false } = props;
  const t = useTexts(changedIssuesFiltersTexts);
  const toldSearching = useLasting(searching);
  return (
    <search aria-label={t('label')} data-slot="changed-issues-filters" className="g:flex g:flex-wrap g:items-end g:gap-x-4 g:gap-y-3">
      <TextInput
        label={t('term')}
        placeholder={t('termPlaceholder')}
        value={value.termo}
        onValueChange={onType}
        warning={value.termo.length > SEARCH_LENGTH ? t('tooLong', { limit: SEARCH_LENGTH }) : undefined}
        className="g:min-w-0 g:grow g:md:max-w-80"
      />
      <SelectInput
        label={t('order')}
        clearable={false}
        options={ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        value={value.ordem}
        onValueChange={(chosen) => {
          const ordem = ORDERS.find((one) => one === chosen);
          if (ordem) onChange({ ordem });
        }}
        className="g:w-52 g:max-md:w-full"
      />
      <Choice
        label={t('view')}
        options={VIEWS.map((view) => ({ value: view, label: t(`views.${view}`) }))}
        value={value.ver}
        onValueChange={(ver) => onChange({ ver })}
      />
      <p role="status" className="g:ms-auto g:flex g:min-h-control g:items-center g:text-ink-2 g:text-sm g:tabular">
        {toldSearching ? t('searching') : count !== undefined && (hasMore ? t('countMore', { rows: count }) : t('count', { count }))}
      </p>
    </search>
  );
}
