import { LOOKUP_MIN_CHARS } from '@guiche/domain/lookups';
import { commonMessages } from '@guiche/domain/messages/common';
import { ChevronDown, CircleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { controlLook, FieldFrame } from '../../internal/field-frame.tsx';
import type { InputProps } from '../../internal/input-props.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { UnreadTextsContext } from '../../internal/unread-texts.ts';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { useEscapeFirst } from '../../internal/use-escape-first.ts';
import { useSelectedOnFocus } from '../../internal/use-selected-on-focus.ts';
import { useSurplus } from '../../internal/use-surplus.ts';
import { autocompleteTexts } from './autocomplete.texts.ts';
import type { AutocompleteItem } from './autocomplete-item.ts';
import { OptionList } from './option-list.tsx';
import { OptionPanel } from './option-panel.tsx';
import { type SearchOptions, useOptionSearch } from './use-option-search.ts';

export interface AutocompleteProps<Item extends AutocompleteItem> extends InputProps<AutocompleteItem | null, Item | null> {
  /**
   * Returns the items that match the term, or the whole list for an empty term; at once or as a promise. The signal is aborted when the term
   * changes; a late result is dropped in any case.
   */
  onSearch: SearchOptions<Item>;
  /** Characters before a search starts. @see S-161 */
  minChars?: number | undefined;
  /** Whether an empty term is searched too, so that opening the field shows the whole list. @see S-164 */
  searchEmpty?: boolean | undefined;
  /** Whether the lookup is bound to an id: `***` asks `onSearch` for the whole list (an empty term). @see S-164 */
  idBound?: boolean | undefined;
  /** Whether the list is open from the start, for a field that appears in order to choose at once. */
  defaultOpen?: boolean | undefined;
  /** Characters that can be typed or pasted; the rest is cut, and the field says when a paste did not fit. */
  maxLength?: number | undefined;
  /** Milliseconds of silence before a search starts; 0 for items that are there at once. */
  debounce?: number | undefined;
  /**
   * What typed text without a choice is when the field is left: an error that says so (`refuse`), or free text that the caller keeps (`keep`).
   * A text that a result is called is that result.
   */
  leave?: 'refuse' | 'keep' | undefined;
  /** Shows the choice as its code, with its name below, while the field is not focused. The room for the name is there from the start. */
  folds?: boolean | undefined;
  /** Called with every typed text, for a caller that keeps free text. */
  onTermChange?: ((term: string) => void) | undefined;
}

/** Whether a typed text is what an item is called: its label, or its id (a code). */
function isCalled({ id, label }: AutocompleteItem, text: string): boolean {
  return [id, label].some((name) => name.localeCompare(text, undefined, { sensitivity: 'base' }) === 0);
}

/**
 * Choice from a list that is searched while one types.
 *
 * Use: when the choices are too many to list, or are found by a server: airports, hotels, suppliers.
 * Not for: a few fixed choices, which `SelectInput` lists; free text with suggestions.
 * Value: the chosen item or `null`; emptying the text clears the choice. Text that was typed and is no choice stays, the field says so, and
 * a form does not save it.
 * Keyboard: Letters, Digits: search, and mark the first result; Up, Down: move in the list, and open it; Home, End: jump to its first or
 * last result; Enter: chooses the marked result, or tries again after a failure; Tab: takes the marked result after typing, and goes on to
 * the next field; Escape: closes the list, and pressed again restores the choice. Enter and Tab are remembered while the search runs.
 * Screen reader: an editable combobox with a listbox; the number of results is announced, and the name below a code is read after it.
 * @see S-161, S-162, S-164, S-166, S-168
 * @keywords busca, pesquisa, combobox, lookup, typeahead, aeroporto
 */
export function Autocomplete<Item extends AutocompleteItem>(props: AutocompleteProps<Item>): ReactElement;
// FormField reads the props of an input from its last signature, and cannot read them from a generic one.
export function Autocomplete(props: AutocompleteProps<AutocompleteItem>): ReactElement;
export function Autocomplete<Item extends AutocompleteItem>(props: AutocompleteProps<Item>): ReactElement {
  const t = useTexts(autocompleteTexts);
  const message = useMessage(commonMessages);
  const { value, defaultValue, onValueChange, onSearch, onTermChange, onBlur, ref, name, placeholder, autoFocus, ...field } = props;
  const { minChars = LOOKUP_MIN_CHARS, searchEmpty = false, idBound = false, folds = false, debounce = 250, ...rest } = field;
  const { leave = 'refuse', defaultOpen = false, autoComplete = 'off', maxLength, ...frame } = rest;
  const surplus = useSurplus(maxLength);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // The list is placed below the field itself, not below its description.
  const shell = useRef<HTMLElement>(null);
  const texts = useContext(UnreadTextsContext);
  const kept = leave === 'refuse' && name !== undefined ? texts.initial[name] : undefined;
  const [own, setOwn] = useState<AutocompleteItem | null>(defaultValue ?? null);
  /** The typed text while it is no choice. */
  const [term, setTerm] = useState<string | null>(kept ?? null);
  /** The choice that the typed text took the place of. */
  const [former, setFormer] = useState<AutocompleteItem | null>(null);
  const [left, setLeft] = useState(kept !== undefined);
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState(defaultOpen);
  const [active, setActive] = useState(0);

  const chosen = value === undefined ? own : value;
  // A choice that another field brings takes the place of what was typed here. Where free text is kept, the value follows each key instead.
  const [seen, setSeen] = useState(chosen?.id);
  if (chosen?.id !== seen) {
    setSeen(chosen?.id);
    if (chosen && leave === 'refuse') {
      setTerm(null);
      setLeft(false);
    }
  }
  // The form took other values: what was typed over the former ones goes with them.
  const [round, setRound] = useState(texts.round);
  if (texts.round !== round) {
    setRound(texts.round);
    setTerm(null);
    setLeft(false);
  }
  const folded = folds && term === null ? chosen?.folded : undefined;
  const text = term ?? (focused ? undefined : folded?.text) ?? chosen?.label ?? '';
  const fixed = frame.disabled || frame.readOnly;
  const wanted = (term ?? '').trim();
  const search = useOptionSearch(wanted, open, {
    onSearch,
    minChars,
    searchEmpty,
    idBound,
    debounce,
    onTaken([first]) {
      if (first) choose(first);
      // The field was left with a text that nothing is called.
      else if (left) change(null);
    },
  });
  const { state, items } = search;
  const showsPanel = open && !fixed && (state !== 'short' || wanted !== '');
  const showsList = showsPanel && (state === 'found' || state === 'empty');

  useEscapeFirst(input, !fixed && (showsPanel || term !== null));
  // A form asks for it before it saves.
  const isOpenQuestion = leave === 'refuse' && wanted !== '';
  const chooseWords = t('choose');
  useEffect(() => input.current?.setCustomValidity(isOpenQuestion ? chooseWords : ''), [isOpenQuestion, chooseWords]);
  // After the field has said whether its text is one: the form asks the fields.
  const unread = isOpenQuestion ? term : null;
  const noteUnread = useEffectEvent(() => texts.onChanged());
  useEffect(() => noteUnread(), [unread]);

  // The whole text takes the code's place behind the focus event: what that selected is gone.
  useLayoutEffect(() => {
    if (focused && folds) input.current?.select();
  }, [focused, folds]);

  // A choice in place of the typed text: who goes on typing means another one.
  const isChoice = term === null && chosen !== null;
  useLayoutEffect(() => {
    if (isChoice && leave === 'refuse' && document.activeElement === input.current) input.current?.select();
  }, [isChoice, leave]);

  function change(item: AutocompleteItem | null) {
    setOwn(item);
    // An item that comes from outside (`value`) is one that `onSearch` once returned.
    if (item?.id !== chosen?.id) onValueChange?.(item as Item | null);
  }

  function choose(item: Item | undefined) {
    if (!item) return;
    setOwn(item);
    onValueChange?.(item);
    setTerm(null);
    setOpen(false);
  }

  function type(next: string) {
    if (term === null) setFormer(chosen);
    setTerm(next);
    setLeft(false);
    setActive(0);
    setOpen(true);
    search.typed(next.trim());
    onTermChange?.(next);
    if (next === '') change(null);
  }

  function show() {
    search.opens();
    setOpen(true);
  }

  function clear() {
    type('');
    setOpen(false);
    input.current?.focus();
  }

  /** Takes the marked option, or the first one that the running search finds. */
  function take() {
    if (state === 'loading') search.takeNext();
    else choose(items?.[active]);
  }

  /** The result that the typed text is the name of. */
  const called = items?.find((item) => isCalled(item, wanted));

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    if (wanted === '') setTerm(null);
    else if (!search.taking) {
      if (called) choose(called);
      // What stands there is not what was chosen before.
      else if (leave === 'refuse') change(null);
    }
    setLeft(true);
    // When only the window is left, the field remains the active element.
    if (document.activeElement !== input.current) setFocused(false);
    // Not at once: while the focus is between two fields, a dialog takes it when something inside goes.
    setTimeout(() => {
      if (document.activeElement !== input.current) setOpen(false);
    });
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (fixed || event.nativeEvent.isComposing) return;
    const last = (items?.length ?? 0) - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to !== undefined && state === 'found' && showsList) {
      event.preventDefault();
      setActive(to);
      document.getElementById(`${listId}-${to}`)?.scrollIntoView({ block: 'nearest' });
    } else if (!showsPanel && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(0);
      show();
    } else if (event.key === 'Enter' && showsPanel) {
      // Enter belongs to the list while it is open, even when it is empty: no form is sent by mistake.
      event.preventDefault();
      if (state === 'failed') search.retry();
      else take();
    } else if (event.key === 'Tab' && showsPanel) {
      // Not when the field is left: the list is closed by then, and holds no results.
      if (wanted !== '' && leave === 'refuse') take();
      else choose(called);
      setOpen(false);
    } else if (event.key === 'Escape' && (showsPanel || term !== null)) {
      event.preventDefault();
      event.stopPropagation();
      search.takeNone();
      if (!showsPanel && leave === 'refuse') {
        setTerm(null);
        change(former);
      }
      setOpen(false);
    }
  }

  const said = {
    short: wanted === '' ? '' : t('minChars', { count: minChars }),
    loading: message('carregando'),
    failed: t('failed'),
    empty: message('nenhum_resultado_encontrado'),
    found: t('found', { count: items?.length ?? 0 }),
  }[state];
  const selected = useSelectedOnFocus<HTMLInputElement>(handleBlur);

  // A form that asks for a value knows less: it does not see the text.
  const error = isOpenQuestion && left && !search.taking ? chooseWords : frame.error;
  // Without a name its line stays empty, unless an error takes the place.
  const nameBelow = folded ? (
    <span className="g:block g:truncate" title={folded.below}>
      {folded.below}
    </span>
  ) : (
    !error && '\u00a0'
  );

  return (
    <>
      <div data-slot="autocomplete" className="g:relative g:min-w-0">
        <FieldFrame
          {...frame}
          {...(folds && { description: nameBelow })}
          error={error}
          warning={surplus.warning ?? frame.warning}
          actions={
            fixed ? undefined : text !== '' ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={t('clear', { label: frame.label })}
                onClick={clear}
                className="g:flex g:h-full g:shrink-0 g:items-center g:rounded-md g:px-2 g:text-ink-3 g:hover:text-ink"
              >
                <X aria-hidden="true" className="g:size-4" />
              </button>
            ) : searchEmpty ? (
              <ChevronDown aria-hidden="true" className="g:pointer-events-none g:me-2 g:size-4 g:shrink-0 g:text-ink-3" />
            ) : undefined
          }
        >
          {(control) => (
            <input
              type="text"
              role="combobox"
              data-control=""
              {...control}
              {...selected}
              {...surplus.listeners}
              ref={mergeRefs(input, ref, (element: HTMLInputElement | null) => {
                shell.current = element?.parentElement ?? null;
              })}
              name={name}
              placeholder={placeholder}
              // biome-ignore lint/a11y/noAutofocus: the caller says where work starts, as in a dialog.
              autoFocus={autoFocus}
              autoComplete={autoComplete}
              maxLength={maxLength}
              autoCorrect="off"
              spellCheck={false}
              readOnly={frame.readOnly}
              aria-autocomplete="list"
              aria-expanded={showsList}
              aria-controls={showsList ? listId : undefined}
              aria-activedescendant={showsList && state === 'found' ? `${listId}-${active}` : undefined}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={(event) => {
                selected.onClick(event);
                if (searchEmpty && !fixed) show();
              }}
              onFocus={(event) => {
                selected.onFocus(event);
                setFocused(true);
              }}
              onKeyDown={handleKeyDown}
              onInvalid={() => setLeft(true)}
              className={`${controlLook} g:truncate`}
            />
          )}
        </FieldFrame>
        <span role="status" className="g:sr-only">
          {showsPanel ? said : ''}
        </span>
      </div>
      {showsPanel && (
        <OptionPanel anchor={shell} onTapOutside={() => setOpen(false)}>
          {state === 'short' && <p className="g:px-2 g:py-1.5 g:text-ink-3">{said}</p>}
          {state === 'loading' && (
            <div className="g:own" aria-hidden="true">
              {['g:w-3/5', 'g:w-2/5', 'g:w-1/2'].map((width) => (
                <div key={width} className="g:px-2 g:py-2">
                  <div className={`g:h-3.5 g:animate-shimmer g:rounded-md g:bg-surface-3 ${width}`} />
                </div>
              ))}
            </div>
          )}
          {state === 'failed' && (
            <p className="g:flex g:items-center g:gap-2 g:px-2 g:py-1.5">
              <CircleAlert aria-hidden="true" className="g:size-4 g:shrink-0 g:text-danger" />
              <span className="g:min-w-0 g:flex-1">{said}</span>
              <button
                type="button"
                tabIndex={-1}
                onClick={search.retry}
                className="g:rounded-md g:px-1.5 g:py-0.5 g:font-medium g:text-accent-text g:hover:bg-surface-2"
              >
                {t('retry')}
              </button>
            </p>
          )}
          {showsList && (
            <OptionList
              id={listId}
              label={frame.label}
              items={items}
              said={said}
              active={active}
              chosen={chosen?.id}
              onChoose={(index) => choose(items?.[index])}
              onPoint={setActive}
            />
          )}
        </OptionPanel>
      )}
    </>
  );
}
