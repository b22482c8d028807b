const isSame = (a: string, b: string) => a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;

/** The hotels that a lookup found, those of the city of the stay first; otherwise in the order in which they were found. Case and accents do not count. */
export function hotelsOfCityFirst<Hotel extends { readonly cidade?: string | null | undefined }>(
  hotels: readonly Hotel[],
  cidade: string | null,
): readonly Hotel[] {
  if (!cidade?.trim()) return hotels;
  const isThere = (hotel: Hotel) => isSame(hotel.cidade ?? '', cidade);
  return [...hotels.filter(isThere), ...hotels.filter((hotel) => !isThere(hotel))];
}
