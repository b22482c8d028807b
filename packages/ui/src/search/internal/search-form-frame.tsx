import { Search } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { searchFormFrameTexts } from './search-form-frame.texts.ts';

interface SearchFormFrameProps {
  slot: string;
  /** Names the region. */
  label: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  pending: boolean;
  /** What is wrong and no field shows. */
  refusals: readonly string[];
  className: string;
  children: ReactNode;
}

/** What the criteria of every search have in common: a row of fields that ends with its button. */
export function SearchFormFrame({ slot, label, onSubmit, pending, refusals, className, children }: SearchFormFrameProps) {
  const t = useTexts(searchFormFrameTexts);

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    // From a list of the device no browser but one sends the form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <search
      data-slot={slot}
      aria-label={label}
      className={`g:block g:min-w-0 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3 ${className}`}
    >
      <form noValidate onSubmit={onSubmit} onKeyDown={handleKeyDown} className="g:flex g:flex-wrap g:items-start g:gap-x-2 g:gap-y-3">
        {children}
        {/* As far down as the fields: above them are their labels. */}
        <Button type="submit" tone="primary" pending={pending} className="g:sm:mt-5.5 g:max-sm:w-full">
          <Search aria-hidden="true" />
          {t('search')}
        </Button>
      </form>
      {refusals.map((words) => (
        <InlineError key={words} className="g:mt-2">
          {words}
        </InlineError>
      ))}
    </search>
  );
}
