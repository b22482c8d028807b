import { earlyFlights, exceedsOneWay, followingFlight } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { Plus, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import { PasteButton, PastedItinerary } from './pasted-itinerary.tsx';
import { SegmentEditor } from './segment-editor.tsx';
import { useItineraryPaste } from './use-itinerary-paste.ts';

interface ItinerarySectionProps {
  firstFieldRef: Ref<HTMLInputElement>;
}

/** The segments of the quote. A second one starts as the way back of the first, with origin and destination exchanged. */
export function ItinerarySection({ firstFieldRef }: ItinerarySectionProps) {
  const t = useTexts(itineraryTexts);
  const { control, getValues } = useFormContext<AirQuote>();
  const { newSegment, requested } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const segments = useFieldArray({ control, name: 'segmentos', keyName: 'key' });
  const paste = useItineraryPaste({ readOnly, onReplace: segments.replace });
  const { errors } = useFormState({ control, name: 'segmentos' });
  const quote = { segmentos: useWatch({ control, name: 'segmentos' }) };
  const early = earlyFlights(quote);
  const refused = errors.segmentos?.message ?? errors.segmentos?.root?.message;

  function addSegment() {
    const segment = newSegment(segments.fields.length === 1 ? 'VOLTA' : 'TRECHO');
    const start = followingFlight({ segmentos: getValues('segmentos') }, requested);
    segments.append({ ...segment, voos: segment.voos.map((flight) => ({ ...flight, ...start })) });
  }

  return (
    <section ref={paste.sectionRef} aria-label={t('itinerary')} className="g:flex g:flex-col g:gap-3">
      <div className="g:flex g:min-h-control-sm g:items-center g:justify-between g:gap-3">
        <h3 className="g:font-semibold">{t('itinerary')}</h3>
        {!readOnly && (
          <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
            <PasteButton paste={paste} />
            <Button size="sm" onClick={addSegment}>
              <Plus aria-hidden="true" />
              {t('addSegment')}
            </Button>
          </div>
        )}
      </div>
      <PastedItinerary paste={paste} />
      {segments.fields.map(({ key }, index) => (
        <SegmentEditor
          key={key}
          control={control}
          index={index}
          early={early}
          removable={segments.fields.length > 1}
          onRemove={() => segments.remove(index)}
          {...(index === 0 && { firstFieldRef })}
        />
      ))}
      {exceedsOneWay(quote, requested) && (
        <p role="status" className="g:flex g:items-center g:gap-1.5 g:text-sm g:text-warning-ink">
          <TriangleAlert aria-hidden="true" className="g:size-4 g:shrink-0" />
          {t('oneWayRequested')}
        </p>
      )}
      {refused && <InlineError>{refused}</InlineError>}
    </section>
  );
}
