import { SEARCH_LENGTH } from '@guiche/domain/requests';
import { ChevronDown, Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Choice } from '../../internal/choice.tsx';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import { useLasting } from '../../internal/use-lasting.ts';
import { Button } from '../../primitives/button/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { requestFiltersTexts } from './request-filters.texts.ts';

/** The filters of a list of requests. */
export interface RequestFiltersValue {
  readonly termo: string;
  readonly responsavel: 'todos' | 'meus' | 'sem';
  /** The client's id; null for all. */
  readonly cliente: number | null;
  readonly prazo: 'todos' | 'vencidos' | 'hoje';
}

export interface RequestFiltersProps {
  /** What is filtered now. */
  value: RequestFiltersValue;
  /** The search as it is being typed: whoever asks a server for it waits until the typing rests. */
  onTermChange: (termo: string) => void;
  /** Called on Enter in the search: the moment to open the request that it finds, when it is the only one. */
  onTermEnter?: (() => void) | undefined;
  /** What was chosen or cleared, and nothing else: the rest is as it is, even if it changed a moment ago. */
  onChange: (changes: Partial<RequestFiltersValue>) => void;
  /** The clients that can be chosen, in the order of the list. */
  clients: readonly { readonly id: number; readonly nome: string }[];
  /** Whether the list has deadlines to filter by. */
  deadlines?: boolean;
  /** The number of filtered requests; undefined while they load. Announced when it changes. */
  count?: number | undefined;
  /** Whether `/` goes to the search; not where somebody has switched off the shortcuts of one key. @see B-048 */
  searchKey?: boolean;
  /** A search runs, and the rows are still those of the former one. Told in place of the number once it takes longer than a moment. */
  searching?: boolean;
}

const NONE: RequestFiltersValue = { termo: '', responsavel: 'todos', cliente: null, prazo: 'todos' };

/**
 * Search and filters above a list of requests. On a phone the filters are behind a button that shows how many are set.
 *
 * Use: above a `RequestList`.
 * Not for: a search for one thing in a form, which is an `Autocomplete`.
 * Keyboard: /: goes to the search from anywhere outside a field, unless `searchKey` says otherwise; Enter: opens the only request that the search finds; Escape: empties the search.
 * Screen reader: a search region; the number of results is read when it changes, and that a search runs.
 * @keywords filtros, busca, pesquisa
 */
export function RequestFilters({
  value,
  onTermChange,
  onTermEnter,
  onChange,
  clients,
  deadlines = true,
  count,
  searchKey = true,
  searching = false,
}: RequestFiltersProps) {
  const t = useTexts(requestFiltersTexts);
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const toldSearching = useLasting(searching);
  const filters = [value.responsavel !== 'todos', value.cliente !== null, deadlines && value.prazo !== 'todos'].filter(Boolean).length;

  useEffect(() => {
    if (!searchKey) return;
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPING_PLACE)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, [searchKey]);

  return (
    <search aria-label={t('label')} data-slot="request-filters" className="g:flex g:flex-wrap g:items-end g:gap-x-4 g:gap-y-3">
      <FieldFrame
        label={t('search')}
        warning={value.termo.length > SEARCH_LENGTH ? t('tooLong', { limit: SEARCH_LENGTH }) : undefined}
        className="g:min-w-0 g:grow g:md:max-w-80"
        prefix={<Search aria-hidden="true" className="g:size-4" />}
        actions={
          searchKey &&
          value.termo === '' && (
            <span aria-hidden="true" className="g:pe-1.5 g:pointer-coarse:hidden">
              <Kbd>/</Kbd>
            </span>
          )
        }
      >
        {(control) => (
          <input
            data-control=""
            {...control}
            ref={search}
            type="search"
            name="termo"
            autoComplete="off"
            aria-keyshortcuts={searchKey ? '/' : undefined}
            placeholder={t('searchPlaceholder')}
            value={value.termo}
            onChange={(event) => onTermChange(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onTermEnter?.()}
            className={`${controlLook} g:text-ellipsis`}
          />
        )}
      </FieldFrame>
      <Button
        className="g:md:hidden"
        aria-expanded={unfolded}
        aria-controls={`${id}-filters`}
        onClick={() => setUnfolded((before) => !before)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('label')}
        {filters > 0 && (
          <span className="g:rounded-full g:bg-accent-soft g:px-1.5 g:font-medium g:text-accent-text g:text-xs">{filters}</span>
        )}
        <ChevronDown aria-hidden="true" className={unfolded ? 'g:rotate-180' : ''} />
      </Button>
      <div
        id={`${id}-filters`}
        className={`g:flex g:flex-wrap g:items-end g:gap-x-4 g:gap-y-3 g:max-md:w-full g:max-md:flex-col g:max-md:items-stretch ${unfolded ? '' : 'g:max-md:hidden'}`}
      >
        <Choice
          label={t('responsible')}
          options={(['todos', 'meus', 'sem'] as const).map((option) => ({
            value: option,
            label: t(`responsibles.${option}`),
          }))}
          value={value.responsavel}
          onValueChange={(responsavel) => onChange({ responsavel })}
        />
        {deadlines && (
          <Choice
            label={t('deadline')}
            options={(['todos', 'vencidos', 'hoje'] as const).map((option) => ({
              value: option,
              label: t(`deadlines.${option}`),
            }))}
            value={value.prazo}
            onValueChange={(prazo) => onChange({ prazo })}
          />
        )}
        <SelectInput
          label={t('client')}
          className="g:w-52 g:max-md:w-full"
          placeholder={t('allClients')}
          clearable
          options={clients.map((client) => ({ value: String(client.id), label: client.nome }))}
          value={value.cliente === null ? null : String(value.cliente)}
          onValueChange={(cliente) => onChange({ cliente: cliente === null ? null : Number(cliente) })}
        />
      </div>
      {/* Button and text keep their place when they are not there: nothing moves while somebody types or chooses. */}
      <div className="g:ms-auto g:flex g:h-control g:items-center g:gap-2 g:max-md:ms-0 g:max-md:w-full g:max-md:justify-between">
        <Button
          tone="quiet"
          className={`g:max-md:order-last ${filters > 0 || value.termo !== '' ? '' : 'g:invisible'}`}
          onClick={() => {
            onChange(NONE);
            // The button disappears after clearing.
            search.current?.focus();
          }}
        >
          <X aria-hidden="true" />
          {t('clear')}
        </Button>
        <p role="status" className="g:min-w-34 g:text-end g:text-ink-2 g:text-sm g:max-md:text-start">
          {toldSearching ? t('searching') : count !== undefined && t('found', { count })}
        </p>
      </div>
    </search>
  );
}

const TYPING_PLACE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';
