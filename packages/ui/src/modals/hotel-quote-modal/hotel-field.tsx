import type { HotelQuote } from '@guiche/domain/entities';
import { hotelsOfCityFirst } from '@guiche/domain/hotel/quote';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import type { Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useHotelQuoteSurroundings } from './hotel-quote-context.ts';
import { staySectionTexts } from './stay-section.texts.ts';

const KNOWN = ['codigoHotel', 'descricao', 'telefone', 'endereco', 'email', 'cidade'] as const;

/** The hotel, searched by its name; those of the city of the stay come first. A found hotel fills in its address and contacts; a name that is not found is kept as typed. */
export function HotelField({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const t = useTexts(staySectionTexts);
  const { sources } = useHotelQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { control, getValues, setValue } = useFormContext<HotelQuote>();
  const { field, fieldState } = useController({ control, name: 'nome' });
  return (
    <Autocomplete
      ref={mergeRefs(field.ref, inputRef)}
      name="nome"
      label={t('hotel')}
      leave="keep"
      maxLength={LINE_LENGTH}
      value={field.value ? { id: getValues('codigoHotel') ?? field.value, label: field.value } : null}
      onSearch={async (term, signal) =>
        hotelsOfCityFirst(await sources.searchHotels(term, signal), getValues('cidade') ?? null).map((hotel) => ({
          id: hotel.codigoHotel,
          label: hotel.nome ?? hotel.codigoHotel,
          sublabel: [hotel.cidade, hotel.endereco].filter(Boolean).join(' · '),
          hotel,
        }))
      }
      onTermChange={(term) => {
        field.onChange(term || null);
        setValue('codigoHotel', null, { shouldDirty: true });
      }}
      onValueChange={(item) => {
        if (!item) return;
        field.onChange(item.hotel.nome);
        for (const name of KNOWN) setValue(name, item.hotel[name] ?? null, { shouldDirty: true });
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required
      readOnly={readOnly}
    />
  );
}
