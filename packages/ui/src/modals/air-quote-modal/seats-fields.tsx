import type { AirQuote, Seat } from '@guiche/domain/entities';
import { type Control, useController } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import type { FlightPath } from './use-flight-code.ts';

interface SeatsFieldsProps {
  control: Control<AirQuote>;
  path: FlightPath;
}

/** One seat for each traveller, such as `12A`; an empty field stores no seat. @see */
export function SeatsFields({ control, path }: SeatsFieldsProps) {
  const t = useTexts(itineraryTexts);
  const { travellers, readOnly } = useQuoteSurroundings();
  const { field } = useController({ control, name: `${path}.assentos` });

  function change(idViajante: string, assento: string) {
    const others = field.value.filter((seat) => seat.idViajante !== idViajante);
    const present = field.value.find((seat) => seat.idViajante === idViajante);
    const seat: Seat = { idAereoVoo: present?.idAereoVoo ?? null, idViajante, reservado: present?.reservado ?? false, assento };
    field.onChange(assento === '' ? others : [...others, seat]);
  }

  return travellers.map(({ id, nomeCompleto }) => (
    <TextInput
      key={id}
      label={t('seatOf', { traveller: nomeCompleto })}
      value={field.value.find(({ idViajante }) => idViajante === id)?.assento ?? ''}
      onValueChange={(text) => change(id, text.trim().toUpperCase().slice(0, 4))}
      onBlur={field.onBlur}
      readOnly={readOnly}
      size="sm"
    />
  ));
}
