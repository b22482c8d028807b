import type { LoyaltyProgramme, Particularities } from '@guiche/domain/entities';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { panelMaxHeight, shownPreferences } from '@guiche/domain/particularities';
import type { ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { particularitiesTexts } from './particularities-content.texts.ts';

/** The preferences; a text that is too long is scrolled inside its own panel. @see */
export function Preferences({ preferencias }: Pick<Particularities, 'preferencias'>) {
  const t = useTexts(particularitiesTexts);
  const message = useMessage(requestsMessages);
  const shown = shownPreferences(preferencias);
  if ('key' in shown) return <p className="g:text-ink-2 g:text-sm">{message(shown.key)}</p>;
  const text = <p className="g:wrap-anywhere g:whitespace-pre-line g:text-sm">{shown.text}</p>;
  if (panelMaxHeight(shown.text) === null) return text;
  return (
    // Scrolled with the keyboard too, so it takes the focus.
    <section
      data-slot="preferences"
      aria-label={t('preferences')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard.
      tabIndex={0}
      // The height that the rule returns, as a class: a strict policy refuses styles that a server writes into the markup.
      className="g:max-h-[150px] g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface g:p-2"
    >
      {text}
    </section>
  );
}

/** The programmes and codes; nothing where there are none. */
export function Programmes({
  fidelidades,
  tourCode,
  voebiz,
}: Pick<Particularities, 'tourCode' | 'voebiz'> & { fidelidades: readonly LoyaltyProgramme[] }) {
  const t = useTexts(particularitiesTexts);
  if (fidelidades.length === 0 && !tourCode && !voebiz) return null;
  return (
    <Facts>
      {fidelidades.map(({ programa, numero }, index) => (
        // A family may have two cards of a programme.
        <Fact key={`${index} ${programa}`} name={programa}>
          {numero}
        </Fact>
      ))}
      {tourCode && <Fact name={t('tourCode')}>{tourCode}</Fact>}
      {voebiz && <Fact name={t('voebiz')}>{voebiz}</Fact>}
    </Facts>
  );
}

/** Facts below each other, their names in one column. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="g:grid g:grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] g:gap-x-3 g:gap-y-1 g:text-sm">{children}</dl>;
}

/** One of the facts. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="g:col-span-2 g:grid g:grid-cols-subgrid">
      <dt className="g:wrap-anywhere g:text-ink-3">{name}</dt>
      <dd className="g:wrap-anywhere g:min-w-0 g:tabular">{children}</dd>
    </div>
  );
}
