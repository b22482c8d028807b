import type { ReportOption } from '@guiche/domain/entities';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { RequiredMark } from '../../internal/field-frame.tsx';
import { plainText } from '../../internal/plain-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { reportParametersTexts } from './report-parameters.texts.ts';

export interface TickedListProps {
  name: string;
  label: string;
  required: boolean;
  /** The items, in the order in which they are shown. */
  options: readonly ReportOption[];
  /** The ids of the ticked ones. */
  value: readonly string[];
  /** Called with the ids that are ticked then, in the order of the items. */
  onValueChange: (ids: string[]) => void;
  error: string | undefined;
}

/** Lists that are seen at a glance need no search. */
const SEARCHED_FROM = 8;

/**
 * Some of many: a check box for each item, found by a search that needs no accents. What the search does not show stays ticked.
 *
 * Keyboard: one Tab stop for the items, arrows move, Space ticks. Screen reader: a group, named by the label.
 * @see S-119
 */
export function TickedList({ name, label, required, options, value, onValueChange, error }: TickedListProps) {
  const t = useTexts(reportParametersTexts);
  const id = useId();
  const items = useRef<HTMLUListElement>(null);
  const [term, setTerm] = useState('');
  const [active, setActive] = useState<string>();
  const wanted = plainText(term.trim());
  const shown = options.filter((option) => plainText(option.label).includes(wanted));
  const stop = shown.some((option) => option.id === active) ? active : shown[0]?.id;
  const ticked = new Set(value);
  const isWhole = shown.length > 0 && shown.every((option) => ticked.has(option.id));

  /** In the order of the items, whatever the order of the ticks. */
  const tell = (next: ReadonlySet<string>) => onValueChange(options.map((option) => option.id).filter((each) => next.has(each)));

  function tick(option: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(option);
    else next.delete(option);
    tell(next);
  }
  function tickShown() {
    const found = shown.map((option) => option.id);
    tell(new Set(isWhole ? value.filter((each) => !found.includes(each)) : [...value, ...found]));
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const boxes = [...(items.current?.querySelectorAll('input') ?? [])];
    const place = boxes.indexOf(event.currentTarget);
    const moves: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: boxes.length - 1 };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    boxes[to]?.focus();
  }

  return (
    <div className="g:grid g:gap-1">
      <fieldset name={name} aria-describedby={error ? `${id}-error` : undefined} className="g:min-w-0">
        <legend className="g:mb-1 g:text-ink-2 g:text-sm">
          {label}
          {required && (
            <>
              <RequiredMark />
              <span className="g:sr-only"> {t('required')}</span>
            </>
          )}
        </legend>
        <div className={`g:rounded-md g:border g:bg-surface-1 ${error ? 'g:border-danger' : 'g:border-line-strong'}`}>
          <div className="g:flex g:flex-wrap g:items-center g:gap-2 g:border-line g:border-b g:p-2">
            {options.length >= SEARCHED_FROM && (
              <TextInput
                type="search"
                size="sm"
                label={t('searchIn', { list: label })}
                labelHidden
                placeholder={t('search')}
                value={term}
                onValueChange={setTerm}
                prefix={<Search aria-hidden="true" className="g:size-4" />}
                autoComplete="off"
                className="g:flex-1 g:max-sm:basis-full"
              />
            )}
            <span role="status" className="g:px-1 g:text-ink-2 g:text-sm">
              {value.length === 0 && !required ? t('noneIsAll') : t('chosen', { count: value.length })}
            </span>
            <Button
              tone="quiet"
              size="sm"
              className="g:ms-auto"
              disabled={shown.length === 0}
              aria-label={t(isWhole ? 'clearOf' : 'allOf', { list: label })}
              onClick={tickShown}
            >
              {t(isWhole ? 'clear' : 'all')}
            </Button>
          </div>
          {shown.length === 0 ? (
            <p className="g:px-3 g:py-2 g:text-ink-2">{t(options.length === 0 ? 'noItems' : 'notFound')}</p>
          ) : (
            // As high as four items and a half, so that it is seen that more follow.
            <ul ref={items} className="g:max-h-[150px] g:overflow-y-auto g:py-1">
              {shown.map((option) => (
                <li key={option.id} className="g:own">
                  <label className="g:flex g:cursor-pointer g:items-center g:gap-2 g:px-3 g:py-1.5 g:hover:bg-surface-2 g:has-focus-visible:bg-surface-2">
                    <input
                      type="checkbox"
                      tabIndex={option.id === stop ? 0 : -1}
                      checked={ticked.has(option.id)}
                      aria-invalid={error ? true : undefined}
                      onFocus={() => setActive(option.id)}
                      onKeyDown={handleKeyDown}
                      onChange={({ currentTarget }) => tick(option.id, currentTarget.checked)}
                      className="g:size-4 g:shrink-0 g:accent-accent"
                    />
                    <span className="g:wrap-anywhere g:min-w-0">{option.label}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </div>
      </fieldset>
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </div>
  );
}
