import { asksWholeList, lookupIsSearched } from '@guiche/domain/lookups';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

/** Returns the options that match a term, at once or later; the whole list for an empty term. */
export type SearchOptions<Item> = (term: string, signal: AbortSignal) => readonly Item[] | Promise<readonly Item[]>;

export interface OptionSearchSettings<Item> {
  onSearch: SearchOptions<Item>;
  minChars: number;
  searchEmpty: boolean;
  idBound: boolean;
  /** Milliseconds of silence before a term is searched. */
  debounce: number;
  /** Called with the options of the first term that is found after `takeNext`. */
  onTaken: (items: readonly Item[]) => void;
}

/** `short`: too few characters to search. */
type SearchState = 'short' | 'loading' | 'failed' | 'empty' | 'found';

/** The options of a term; undefined after a failure. */
interface Answer<Item> {
  readonly term: string;
  readonly items: readonly Item[] | undefined;
}

/** A search that has not been answered. */
interface Running {
  readonly term: string;
  readonly controller: AbortController;
}

/**
 * Searches the options of a term, after a silence. An older answer is dropped and its search aborted. Without a silence, an answer that comes
 * at once is shown in the same render as the term. A list that was closed is searched anew, because what it depends on may have changed.
 */
export function useOptionSearch<Item>(wanted: string, open: boolean, settings: OptionSearchSettings<Item>) {
  const { onSearch, minChars, searchEmpty, idBound, debounce, onTaken } = settings;
  const [answer, setAnswer] = useState<Answer<Item>>();
  const [attempt, setAttempt] = useState(0);
  const [taking, setTaking] = useState(false);
  const running = useRef<Running>(null);
  const isSearchable = (term: string) => lookupIsSearched(term, { minChars, searchEmpty, idBound });
  const searches = isSearchable(wanted) && (open || taking);
  const found = searches && answer?.term === wanted ? answer : undefined;

  function settle(search: Running, items: readonly Item[] | undefined): void {
    if (search.controller.signal.aborted) return;
    running.current = null;
    setAnswer({ term: search.term, items });
  }

  // Not where the answer comes in: who asks for it may press a key between its arrival and its render, and would wait for ever.
  const takeFound = useEffectEvent((items: readonly Item[]) => {
    setTaking(false);
    onTaken(items);
  });
  useLayoutEffect(() => {
    if (taking && found) takeFound(found.items ?? []);
  }, [taking, found]);

  function ask(term: string): void {
    if (running.current?.term === term) return;
    running.current?.controller.abort();
    const search = { term, controller: new AbortController() };
    running.current = search;
    const answered = onSearch(asksWholeList(term, { idBound }) ? '' : term, search.controller.signal);
    if (answered instanceof Promise) {
      answered.then(
        (items) => settle(search, items),
        () => settle(search, undefined),
      );
    } else settle(search, answered);
  }
  const askLater = useEffectEvent(ask);
  function askAtOnce(term: string): void {
    if (debounce === 0 && isSearchable(term)) ask(term);
  }

  const known = found !== undefined;
  // Who opens the list, or waits for the answer, has stopped typing.
  const delay = wanted === '' || taking ? 0 : debounce;
  useEffect(() => {
    // What was asked at once needs no second call.
    if (!searches || known || running.current?.term === wanted) return;
    const timer = setTimeout(() => askLater(wanted), delay);
    return () => clearTimeout(timer);
  }, [searches, known, wanted, delay, attempt]);
  useEffect(() => {
    if (!searches) setAnswer(undefined);
    // What runs for another term, or for a list that was closed, is no longer wanted.
    if (searches && running.current?.term === wanted) return;
    running.current?.controller.abort();
    running.current = null;
  }, [searches, wanted]);
  useEffect(() => () => running.current?.controller.abort(), []);

  const items = found?.items;
  const state: SearchState = !searches ? 'short' : !found ? 'loading' : !items ? 'failed' : items.length === 0 ? 'empty' : 'found';
  return {
    state,
    items,
    isSearchable,
    /** Whether the first option is taken as soon as it is found. */
    taking,
    takeNext: () => setTaking(true),
    takeNone: () => setTaking(false),
    /** Tells of a typed term: without a silence to wait for, it is searched at once. */
    typed(term: string) {
      setTaking(false);
      askAtOnce(term);
    },
    /** Tells that the list opens, which searches its term anew. */
    opens() {
      if (!open) askAtOnce(wanted);
    },
    retry() {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
