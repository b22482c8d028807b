import type { Itinerary, ItinerarySystem } from '@guiche/domain/air/itinerary';
import { useId } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { itineraryPasteTexts } from './itinerary-paste.texts.ts';
import { ReadLine } from './read-line.tsx';
import type { CodeLookup } from './use-code-lookup.ts';

/** Names of products, the same in every language. */
const SYSTEM_NAMES: Readonly<Record<ItinerarySystem, string>> = {
  amadeus: 'Amadeus',
  sabre: 'Sabre',
  galileo: 'Galileo',
  worldspan: 'Worldspan',
};

interface ReadPaneProps {
  itinerary: Itinerary;
  lookup: CodeLookup;
}

/** What was read, line by line, below a sentence about the whole. */
export function ReadPane({ itinerary, lookup }: ReadPaneProps) {
  const t = useTexts(itineraryPasteTexts);
  const headingId = useId();
  const { system, locator, otherLocators, segments, notUnderstood } = itinerary;
  const lines = itinerary.lines.filter(({ text }) => text.trim() !== '');
  const flights = segments.reduce((sum, segment) => sum + segment.flights.length, 0);
  const whole = [
    system && SYSTEM_NAMES[system],
    locator,
    otherLocators.length > 0 && t('otherReservations', { count: otherLocators.length, locators: otherLocators.join(', ') }),
    ...(flights > 0 ? [t('segments', { count: segments.length }), t('flights', { count: flights })] : [t('noFlight')]),
    t('linesNotUnderstood', { count: notUnderstood.length }),
  ];
  return (
    <section data-slot="itinerary-read" aria-labelledby={headingId} className="g:flex g:min-w-0 g:flex-col g:gap-2">
      <h3 id={headingId} className="g:font-medium g:text-sm">
        {t('read')}
      </h3>
      <p role="status" data-slot="itinerary-summary" className="g:text-ink-2 g:text-sm">
        {lines.length === 0
          ? t('empty')
          : [...whole.filter(Boolean), lookup.state === 'pending' && t('searching')].filter(Boolean).join(' · ')}
      </p>
      {lookup.state === 'failed' && (
        <Banner tone="warning" title={t('searchFailed')}>
          <p className="g:own">{t('searchFailedText')}</p>
          <Button size="sm" className="g:mt-1.5" onClick={lookup.retry}>
            {t('tryAgain')}
          </Button>
        </Banner>
      )}
      {lines.length > 0 && (
        <ol
          data-slot="itinerary-lines"
          className="g:[&>*+*]:border-line g:[&>*+*]:border-t g:overflow-hidden g:rounded-md g:border g:border-line"
        >
          {lines.map((line) => (
            <ReadLine key={line.number} line={line} lookup={lookup} />
          ))}
        </ol>
      )}
    </section>
  );
}
