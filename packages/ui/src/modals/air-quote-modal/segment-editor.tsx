import { type Label, segmentEnds, stopsLabel, waitBetween } from '@guiche/domain/air/display';
import { connectingFlight } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { TIPO_SEGMENTO } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { Clock, Plus, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { FlightEditor } from './flight-editor.tsx';
import { itineraryTexts } from './itinerary.texts.ts';

interface SegmentEditorProps {
  control: Control<AirQuote>;
  index: number;
  removable: boolean;
  onRemove: () => void;
  firstFieldRef?: Ref<HTMLInputElement> | undefined;
}

/** One segment: its type and its flights, with the waits between them. @see Q-043, Q-316, Q-317 */
export function SegmentEditor({ control, index, removable, onRemove, firstFieldRef }: SegmentEditorProps) {
  const t = useTexts(itineraryTexts);
  const message = useMessage(airMessages);
  const { newFlight } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const flights = useFieldArray({ control, name: `segmentos.${index}.voos`, keyName: 'key' });
  const segment = useWatch({ control, name: `segmentos.${index}` });
  const { first, last } = segmentEnds(segment);
  const route = [first?.origem, last?.destino].map((code) => code ?? '···').join(' → ');
  const say = ({ key, params }: Label) => message(key, params);

  function addFlight() {
    flights.append({ ...newFlight(), ...connectingFlight(segment) });
  }

  return (
    <fieldset className="min-w-0 rounded-md border border-line">
      <legend className="sr-only">{`${t(`segmentKinds.${segment.tipo}`)} ${route}`}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-md border-line border-b bg-surface-2 px-3 py-2">
        <div className="w-28">
          <FormField
            input={SelectInput}
            control={control}
            name={`segmentos.${index}.tipo`}
            label={t('segmentKind')}
            labelHidden
            required
            size="sm"
            options={TIPO_SEGMENTO.map((kind) => ({ value: kind, label: t(`segmentKinds.${kind}`) }))}
            disabled={readOnly}
          />
        </div>
        <strong className="font-semibold">{route}</strong>
        <span className="text-ink-2 text-sm">{say(stopsLabel(segment))}</span>
        {removable && !readOnly && (
          <Button tone="quiet" size="sm" className="ml-auto" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {t('removeSegment')}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-4 p-3">
        {flights.fields.map(({ key }, flight) => {
          const wait = waitBetween(segment.voos[flight - 1], segment.voos[flight]);
          return (
            <div key={key} className="flex flex-col gap-4">
              {flight > 0 && (
                <p className="flex items-center gap-2 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  <Clock aria-hidden="true" className="size-3.5" />
                  {wait ? t('wait', { time: wait }) : t('connection')}
                </p>
              )}
              <FlightEditor
                control={control}
                path={`segmentos.${index}.voos.${flight}`}
                title={t('flight', { number: flight + 1 })}
                removable={flights.fields.length > 1}
                onRemove={() => flights.remove(flight)}
                {...(flight === 0 && firstFieldRef && { firstFieldRef })}
              />
            </div>
          );
        })}
        {!readOnly && (
          <Button tone="quiet" size="sm" className="self-start" onClick={addFlight}>
            <Plus aria-hidden="true" />
            {t('addFlight')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
