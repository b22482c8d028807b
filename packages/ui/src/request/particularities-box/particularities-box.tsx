import { useTexts } from '../../i18n/index.ts';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';
import { ParticularitiesBody, type ParticularitiesState } from '../internal/particularities-body.tsx';
import { particularitiesTexts } from '../internal/particularities-content.texts.ts';

export interface ParticularitiesBoxProps extends ParticularitiesState {
  /** The level of the heading, which depends on the place of the box in the page. */
  headingLevel?: 2 | 3;
}

/**
 * What a client wants in its trips, as the agency wrote it down: preferences, loyalty programmes, codes and the person to ask. A long text is
 * scrolled inside the box, so that what stands below stays in sight.
 *
 * Use: beside a request of the client.
 * Not for: the window of a quote, whose `ServiceDetails` has them; the notes of one service, which the service itself shows.
 * Parts: those of a `CollapsibleSection`.
 * Keyboard: Enter, Space: fold and unfold, on the heading. A long text takes the focus, and the arrow keys scroll it.
 * Screen reader: a heading with a button; a failure is read at once.
 * @see
 * @keywords particularidades, preferências, fidelidade, client preferences
 */
export function ParticularitiesBox({ headingLevel = 3, ...state }: ParticularitiesBoxProps) {
  const t = useTexts(particularitiesTexts);
  return (
    <CollapsibleSection title={t('title')} headingLevel={headingLevel}>
      <ParticularitiesBody {...state} />
    </CollapsibleSection>
  );
}
