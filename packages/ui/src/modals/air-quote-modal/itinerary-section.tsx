import { earlyFlights, exceedsOneWay, followingFlight } from '@guiche/domain/air/quote';
import type { AirQuote, Segment } from '@guiche/domain/entities';
import { Plus, TriangleAlert } from 'lucide-react';
import { Fragment, type Ref, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { focusNext } from './focus-next.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import { PasteButton, PastedItinerary } from './pasted-itinerary.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { routeOf } from './route-of.ts';
import { SegmentEditor } from './segment-editor.tsx';
import { useItineraryPaste } from './use-itinerary-paste.ts';
import { useRemovals } from './use-removals.ts';

interface ItinerarySectionProps {
  firstFieldRef: Ref<HTMLInputElement>;
}

/**
 * The segments of the quote. A second one starts as the way back of the first, with origin and destination exchanged. A removed one can come back
 * from its place.
 */
export function ItinerarySection({ firstFieldRef }: ItinerarySectionProps) {
  const t = useTexts(itineraryTexts);
  const { control, getValues } = useFormContext<AirQuote>();
  const { newSegment, requested } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const segments = useFieldArray({ control, name: 'segmentos', keyName: 'key' });
  const removals = useRemovals<Segment>({
    ids: segments.fields.map(({ id }) => id),
    read: (index) => getValues(`segmentos.${index}`),
    remove: segments.remove,
    insert: segments.insert,
  });
  const paste = useItineraryPaste({
    readOnly,
    onReplace(replacing) {
      segments.replace(replacing);
      removals.forgetAll();
    },
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const { errors } = useFormState({ control, name: 'segmentos' });
  const quote = { segmentos: useWatch({ control, name: 'segmentos' }) };
  const early = earlyFlights(quote);
  const refused = errors.segmentos?.message ?? errors.segmentos?.root?.message;

  function addSegment() {
    const segment = newSegment(segments.fields.length === 1 ? 'VOLTA' : 'TRECHO');
    const start = followingFlight({ segmentos: getValues('segmentos') }, requested);
    const added = { ...segment, voos: segment.voos.map((flight) => ({ ...flight, ...start })) };
    removals.noteAdded(added);
    segments.append(added);
  }

  function removeSegment(index: number, group: Element | null) {
    // Before the segment goes: what is lost falls to the window.
    focusNext(group, addButton.current);
    removals.remove(index);
  }

  const noticesAt = (index: number) =>
    removals.removedAt(index).map((removed) => (
      <RemovedNotice
        key={removed.item.id}
        title={t('segmentRemoved', { segment: `${t(`segmentKinds.${removed.item.tipo}`)} ${routeOf(removed.item)}` })}
        onUndo={() => removals.undo(removed)}
        onDismiss={() => {
          addButton.current?.focus();
          removals.forget(removed);
        }}
      />
    ));

  return (
    <section ref={paste.sectionRef} aria-label={t('itinerary')} className="g:flex g:flex-col g:gap-3">
      <div className="g:flex g:min-h-control-sm g:items-center g:justify-between g:gap-3">
        <h3 className="g:font-semibold">{t('itinerary')}</h3>
        {!readOnly && (
          <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
            <PasteButton paste={paste} />
            <Button ref={addButton} size="sm" onClick={addSegment}>
              <Plus aria-hidden="true" />
              {t('addSegment')}
            </Button>
          </div>
        )}
      </div>
      <PastedItinerary paste={paste} />
      {segments.fields.map(({ key }, index) => (
        <Fragment key={key}>
          {noticesAt(index)}
          <SegmentEditor
            control={control}
            index={index}
            early={early}
            removable={segments.fields.length > 1}
            onRemove={({ currentTarget }) => removeSegment(index, currentTarget.closest('fieldset'))}
            {...(index === 0 && { firstFieldRef })}
          />
        </Fragment>
      ))}
      {noticesAt(segments.fields.length)}
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
