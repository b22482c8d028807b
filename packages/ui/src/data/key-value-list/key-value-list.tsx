import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { keyValueListTexts } from './key-value-list.texts.ts';

export interface KeyValueItem {
  label: string;
  /** A missing value is shown as a dash, which a screen reader reads in words. */
  value: ReactNode;
}

export interface KeyValueListProps {
  items: readonly KeyValueItem[];
}

/** Facts with their names, as many side by side as fit. */
export function KeyValueList({ items }: KeyValueListProps) {
  const t = useTexts(keyValueListTexts);
  return (
    <dl data-slot="key-value-list" className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-3">
      {items.map(({ label, value }, index) => (
        // Two travellers may share a name, and two fields a label: the place tells them apart.
        <div key={`${index} ${label}`} className="min-w-0">
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className="break-words">
            {value === null || value === undefined || value === '' ? (
              <>
                <span aria-hidden="true">—</span>
                <span className="sr-only">{t('none')}</span>
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
