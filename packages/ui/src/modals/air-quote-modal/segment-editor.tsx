import { type Label, stopsLabel, waitBetween } from '@guiche/domain/air/display';
import { connectingFlight, type EarlyFlight } from '@guiche/domain/air/quote';
import type { AirQuote, Flight } from '@guiche/domain/entities';
import { TIPO_SEGMENTO } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { Clock, Plus, Trash2 } from 'lucide-react';
import { Fragment, type MouseEvent, type Ref, useRef } from 'react';
import { type Control, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { flightCode } from '../internal/flight-code.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { FlightEditor } from './flight-editor.tsx';
import { focusNext } from './focus-next.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { routeOf } from './route-of.ts';
import { useRemovals } from './use-removals.ts';

interface SegmentEditorProps {
  control: Control<AirQuote>;
  index: number;
  /** The flights of the whole quote that depart before the flight before them lands. */
  early: readonly EarlyFlight[];
  removable: boolean;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
  firstFieldRef?: Ref<HTMLInputElement> | undefined;
}

/** One segment: its type and its flights, with the waits between them. A removed flight can come back from its place. @see Q-043, Q-316, Q-317 */
export function SegmentEditor({ control, index, early, removable, onRemove, firstFieldRef }: SegmentEditorProps) {
  const t = useTexts(itineraryTexts);
  const message = useMessage(airMessages);
  const { newFlight } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const flights = useFieldArray({ control, name: `segmentos.${index}.voos`, keyName: 'key' });
  const segment = useWatch({ control, name: `segmentos.${index}` });
  const { getValues } = useFormContext<AirQuote>();
  const removals = useRemovals<Flight>({
    ids: flights.fields.map(({ id }) => id),
    read: (flight) => getValues(`segmentos.${index}.voos.${flight}`),
    remove: flights.remove,
    insert: flights.insert,
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const route = routeOf(segment);
  const say = ({ key, params }: Label) => message(key, params);

  function addFlight() {
    const added = { ...newFlight(), ...connectingFlight(segment) };
    removals.noteAdded(added);
    flights.append(added);
  }

  function removeFlight(flight: number, group: Element | null) {
    // Before the flight goes: what is lost falls to the window.
    focusNext(group, addButton.current);
    removals.remove(flight);
  }

  const noticesAt = (flight: number) =>
    removals.removedAt(flight).map((removed) => (
      <RemovedNotice
        key={removed.item.id}
        title={t('flightRemoved', { flight: [flightCode(removed.item), routeOf({ voos: [removed.item] })].filter(Boolean).join(' ') })}
        onUndo={() => removals.undo(removed)}
        onDismiss={() => {
          addButton.current?.focus();
          removals.forget(removed);
        }}
      />
    ));

  return (
    <fieldset className="g:min-w-0 g:rounded-md g:border g:border-line">
      <legend className="g:sr-only">{`${t(`segmentKinds.${segment.tipo}`)} ${route}`}</legend>
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2 g:rounded-t-md g:border-line g:border-b g:bg-surface-2 g:py-1.5 g:pe-1 g:ps-3">
        <div className="g:w-28">
          <FormField
            input={SelectInput}
            control={control}
            name={`segmentos.${index}.tipo`}
            label={t('segmentKind')}
            labelHidden
            required
            size="sm"
            options={TIPO_SEGMENTO.map((kind) => ({ value: kind, label: t(`segmentKinds.${kind}`) }))}
            readOnly={readOnly}
          />
        </div>
        <strong className="g:font-semibold">{route}</strong>
        <span className="g:pe-2 g:text-ink-2 g:text-sm">{say(stopsLabel(segment))}</span>
        {!readOnly && (
          <div className="g:ms-auto g:flex g:flex-wrap g:gap-1">
            {/* Before the fields, so that Tab goes on from the last of them. */}
            <Button ref={addButton} tone="quiet" size="sm" onClick={addFlight}>
              <Plus aria-hidden="true" />
              {t('addFlight')}
            </Button>
            {removable && (
              <Button tone="quiet" size="sm" onClick={onRemove}>
                <Trash2 aria-hidden="true" />
                {t('removeSegment')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="g:@container g:flex g:flex-col g:gap-3 g:p-3">
        {flights.fields.map(({ key }, flight) => {
          const title = t('flight', { number: flight + 1 });
          const path = `segmentos.${index}.voos.${flight}` as const;
          const wait = waitBetween(segment.voos[flight - 1], segment.voos[flight]);
          return (
            <Fragment key={key}>
              {noticesAt(flight)}
              <FlightEditor
                control={control}
                path={path}
                before={early.find((each) => each.path === path)?.before}
                title={title}
                heading={
                  flights.fields.length > 1 && (
                    <div className="g:mb-1 g:flex g:min-h-7 g:items-center g:gap-2 g:text-ink-2 g:text-sm">
                      <strong aria-hidden="true" className="g:font-semibold g:text-ink">
                        {title}
                      </strong>
                      {flight > 0 && (
                        <span className="g:flex g:items-center g:gap-1">
                          <Clock aria-hidden="true" className="g:size-3.5" />
                          {wait ? t('wait', { time: wait }) : t('connection')}
                        </span>
                      )}
                      <span className="g:h-px g:flex-1 g:bg-line" />
                      {!readOnly && (
                        <Button
                          tone="quiet"
                          size="sm"
                          aria-label={t('removeFlight', { flight: title })}
                          onClick={({ currentTarget }) => removeFlight(flight, currentTarget.closest('fieldset'))}
                        >
                          <Trash2 aria-hidden="true" />
                        </Button>
                      )}
                    </div>
                  )
                }
                {...(flight === 0 && firstFieldRef && { firstFieldRef })}
              />
            </Fragment>
          );
        })}
        {noticesAt(flights.fields.length)}
      </div>
    </fieldset>
  );
}
