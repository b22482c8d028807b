import type { AirQuote } from '@guiche/domain/entities';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import { SegmentEditor } from './segment-editor.tsx';

interface ItinerarySectionProps {
  firstFieldRef: Ref<HTMLInputElement>;
}

/** The segments of the quote. A second one starts as the way back of the first, with origin and destination exchanged. */
export function ItinerarySection({ firstFieldRef }: ItinerarySectionProps) {
  const t = useTexts(itineraryTexts);
  const { control } = useFormContext<AirQuote>();
  const { newSegment } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const segments = useFieldArray({ control, name: 'segmentos', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'segmentos' });
  const refused = errors.segmentos?.message ?? errors.segmentos?.root?.message;
  return (
    <section aria-label={t('itinerary')} className="flex flex-col gap-3">
      {segments.fields.map(({ key }, index) => (
        <SegmentEditor
          key={key}
          control={control}
          index={index}
          removable={segments.fields.length > 1}
          onRemove={() => segments.remove(index)}
          {...(index === 0 && { firstFieldRef })}
        />
      ))}
      {refused && <InlineError>{refused}</InlineError>}
      {!readOnly && (
        <Button
          size="sm"
          className="self-start"
          onClick={() => segments.append(newSegment(segments.fields.length === 1 ? 'VOLTA' : 'TRECHO'))}
        >
          <Plus aria-hidden="true" />
          {t('addSegment')}
        </Button>
      )}
    </section>
  );
}
