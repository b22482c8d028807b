import type { CarQuote } from '@guiche/domain/entities';
import { useController, useFormContext } from 'react-hook-form';
import { PlaceField as SearchedPlace, type SearchPlaces } from '../../quote/place-field.tsx';

interface PlaceFieldProps {
  name: 'cidadeRetirada' | 'localRetirada' | 'cidadeDevolucao' | 'localDevolucao';
  label: string;
  search: SearchPlaces;
  required?: boolean;
}

/** A city or a counter of a rented car. @see S-171, S-173 */
export function PlaceField({ name, ...place }: PlaceFieldProps) {
  const { control } = useFormContext<CarQuote>();
  const { field, fieldState } = useController({ control, name });
  return <SearchedPlace field={field} state={fieldState} {...place} />;
}
