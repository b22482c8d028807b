import type { FieldChange } from '@guiche/domain/entities';
import { fieldOf } from '@guiche/domain/logs';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { logWindowTexts } from './log-window.texts.ts';
import type { LogWords } from './log-words.ts';

/** An entry with more changes is folded to so many: a new quote has some thirty. */
const FOLDED = 6;

interface LogChangesProps {
  changes: readonly FieldChange[];
  words: LogWords;
}

/** The changed fields of a log entry, old and new side by side; below one another on a phone. */
export function LogChanges({ changes, words }: LogChangesProps) {
  const t = useTexts(logWindowTexts);
  const [unfolded, setUnfolded] = useState(false);
  const folds = changes.length > FOLDED + 1;
  return (
    <>
      <dl className="g:mt-2 g:grid g:text-sm g:[&>*+*]:border-line g:[&>*+*]:border-t">
        {changes.map((change, index) => (
          <LogChange
            key={`${fieldOf(change)} ${change.trecho ?? ''} ${change.voo ?? ''} ${index}`}
            change={change}
            words={words}
            // On paper nothing is folded.
            folded={folds && !unfolded && index >= FOLDED}
          />
        ))}
      </dl>
      {folds && (
        <Button
          tone="quiet"
          size="sm"
          aria-expanded={unfolded}
          className="g:mt-1 g:-ms-2 g:print:hidden"
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('showLess') : t('showMore', { count: changes.length - FOLDED })}
        </Button>
      )}
    </>
  );
}

interface LogChangeProps {
  change: FieldChange;
  words: LogWords;
  folded: boolean;
}

function LogChange({ change, words, folded }: LogChangeProps) {
  const place = words.place(change);
  return (
    <div
      data-slot="log-change"
      className={`${folded ? 'g:hidden' : 'g:grid'} g:gap-x-4 g:gap-y-0.5 g:py-1.5 g:sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] g:print:grid g:print:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] g:print:break-inside-avoid`}
    >
      <dt className="g:wrap-anywhere g:min-w-0 g:text-ink-2">
        {words.field(change)}
        {place && <span className="g:block g:text-ink-3 g:text-xs">{place}</span>}
      </dt>
      <Side name="before" value={words.value(change.antes)} />
      <Side name="after" value={words.value(change.depois)} />
    </div>
  );
}

function Side({ name, value }: { name: 'before' | 'after'; value: string | undefined }) {
  const t = useTexts(logWindowTexts);
  return (
    <dd className="g:grid g:min-w-0 g:grid-cols-[4rem_minmax(0,1fr)] g:gap-x-2 g:sm:block g:print:block">
      {/* Beside each other the heads of the columns say it to the eye. */}
      <span className="g:text-ink-3 g:text-xs g:max-sm:leading-[1.7] g:sm:sr-only g:print:sr-only">{t(name)}</span>
      <span
        className={`g:wrap-anywhere g:whitespace-pre-line g:tabular ${value === undefined ? 'g:text-ink-3' : name === 'after' ? 'g:font-semibold' : ''}`}
      >
        {value ?? t('empty')}
      </span>
    </dd>
  );
}
