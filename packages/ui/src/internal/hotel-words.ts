import type { HotelQuote } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import type { hotelMessages } from '@guiche/domain/messages/hotel';

const NOT_TOLD = 'NAO_INFORMADO';

/** What the price of a hotel includes, a label each: room, bed and meals. What is not told is left out. */
export function hotelWords(
  { tipoApartamento, tipoCama, regimeAlimentacao }: Pick<HotelQuote, 'tipoApartamento' | 'tipoCama' | 'regimeAlimentacao'>,
  message: (key: TopicKey<typeof hotelMessages>) => string,
): readonly string[] {
  const bed = tipoCama === null || tipoCama === NOT_TOLD ? null : enumLabel('tipo_cama', tipoCama);
  const meals = regimeAlimentacao === null || regimeAlimentacao === NOT_TOLD ? null : enumLabel('regime_alimentacao', regimeAlimentacao);
  return [tipoApartamento, bed && message(bed), meals && message(meals)].flatMap((word) => word || []);
}
