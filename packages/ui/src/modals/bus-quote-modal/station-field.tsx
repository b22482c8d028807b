import type { BusQuote } from '@guiche/domain/entities';
import { useController, useFormContext } from 'react-hook-form';
import { PlaceField, type SearchPlaces } from '../../quote/place-field.tsx';

interface StationFieldProps {
  name: 'rodoviariaPartida' | 'rodoviariaChegada';
  label: string;
  /** The city that was asked for. */
  city: string;
  search: SearchPlaces;
}

/** A bus station; before anything is typed, those of the city that was asked for. @see S-170 */
export function StationField({ name, label, city, search }: StationFieldProps) {
  const { control } = useFormContext<BusQuote>();
  const { field, fieldState } = useController({ control, name });
  return (
    <PlaceField field={field} state={fieldState} label={label} searchEmpty search={(term, signal) => search(term.trim() || city, signal)} />
  );
}
