import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { keyValueListTexts } from './key-value-list.texts.ts';

export interface KeyValueItem {
  label: string;
  /** A missing value is shown as a dash, which a screen reader reads in words. */
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The pairs, in the order in which they are shown. */
  items: readonly KeyValueItem[];
}

/**
 * Facts with their names, as many side by side as fit.
 *
 * Use: for a few facts about one thing, which are read and not edited.
 * Not for: many things with the same facts, which belong in a `Table`.
 * Keyboard: none.
 * Screen reader: a list of terms, each with its value; a missing value is read as a word, not as a dash.
 * @keywords dados, detalhes, description list
 */
export function KeyValueList({ items, className = '', ...rest }: KeyValueListProps) {
  const t = useTexts(keyValueListTexts);
  return (
    <dl
      data-slot="key-value-list"
      {...rest}
      className={`g:grid g:grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] g:gap-x-6 g:gap-y-3 ${className}`}
    >
      {items.map(({ label, value }, index) => (
        // Two travellers may share a name, and two fields a label: the place tells them apart.
        <div key={`${index} ${label}`} className="g:min-w-0">
          <dt className="g:text-ink-2 g:text-sm">{label}</dt>
          <dd className="g:break-words">
            {value === null || value === undefined || value === '' ? (
              <>
                <span className="g:own" aria-hidden="true">
                  —
                </span>
                <span className="g:sr-only">{t('none')}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
