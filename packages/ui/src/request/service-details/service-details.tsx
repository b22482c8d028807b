import type { Service } from '@guiche/domain/entities';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useMediaQuery } from '../../internal/use-media-query.ts';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { ParticularitiesBody, type ParticularitiesState } from '../internal/particularities-body.tsx';
import { RequestedFacts } from './requested-facts.tsx';
import { serviceDetailsTexts } from './service-details.texts.ts';
import type { TravellersProgrammes } from './travellers-programmes.ts';
import { TravellersWithProgrammes } from './travellers-with-programmes.tsx';

export interface ServiceDetailsProps {
  /** The service that is quoted. */
  service: Service;
  /** What the people of the request want. */
  particularities: ParticularitiesState;
  /** The loyalty programmes of the travellers. */
  programmes: TravellersProgrammes;
  /** Called when the travellers come into sight: the moment to load their programmes. */
  onShowTravellers?: (() => void) | undefined;
}

/**
 * What one has to know about the travellers and their service while quoting it: what the client wants, who travels, with which loyalty
 * programmes, and what was requested. One view at a time, and in no more height than there is: a long one scrolls by itself. On a phone the
 * panel is folded.
 *
 * Use: beside the form of a quote, below its price.
 * Not for: a request's page, whose `ServicePanel` and `RequestRail` show these facts.
 * Keyboard: Left, Right: choose a view; Tab: goes into it, and the arrow keys scroll it; Enter, Space: fold and unfold, on a phone.
 * Screen reader: a region with tabs; a failure is read at once.
 * @see
 * @keywords painel lateral, viajante, fidelidade, milhas, side panel
 */
export function ServiceDetails({ service, particularities, programmes, onShowTravellers }: ServiceDetailsProps) {
  const t = useTexts(serviceDetailsTexts);
  const isWide = useMediaQuery('(width >= 64rem)');
  const [view, setView] = useState<'wishes' | 'travellers' | 'service'>('wishes');
  const views = (
    <Tabs
      label={t('title')}
      value={view}
      onValueChange={(next) => {
        setView(next);
        if (next === 'travellers') onShowTravellers?.();
      }}
      items={[
        { value: 'wishes', label: t('wishes'), content: <ParticularitiesBody {...particularities} /> },
        { value: 'travellers', label: t('travellers'), content: <TravellersWithProgrammes service={service} programmes={programmes} /> },
        { value: 'service', label: t('service'), content: <RequestedFacts service={service} /> },
      ]}
    />
  );
  if (!isWide)
    return (
      <section data-slot="service-details" aria-label={t('title')} className="g:own">
        <CollapsibleSection title={t('title')} defaultOpen={false}>
          {views}
        </CollapsibleSection>
      </section>
    );
  return (
    <section
      data-slot="service-details"
      aria-label={t('title')}
      // The tabs stay while what is below them scrolls.
      className="g:min-h-0 g:overflow-y-auto g:rounded-md g:border g:border-line g:bg-surface-1 g:[&_[role=tablist]]:sticky g:[&_[role=tablist]]:top-0 g:[&_[role=tablist]]:z-1 g:[&_[role=tablist]]:bg-surface-1 g:[&_[role=tabpanel]]:px-3 g:[&_[role=tabpanel]]:pt-3 g:[&_[role=tabpanel]]:pb-3"
    >
      {views}
    </section>
  );
}
