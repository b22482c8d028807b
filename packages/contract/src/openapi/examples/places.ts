import type { Place } from '@guiche/domain/entities';

export const MARCO_ZERO = {
  name: 'Marco Zero',
  formatted_address: 'Praça Rio Branco, Recife Antigo, Recife, PE, Brasil',
  geometry: { location: { lat: -8.0631, lng: -34.8711 } },
  address_components: [
    { long_name: 'Praça Rio Branco, Recife Antigo', short_name: 'Praça Rio Branco, Recife Antigo', types: ['route'] },
    { long_name: 'Recife', short_name: 'Recife', types: ['locality', 'political'] },
    { long_name: 'PE', short_name: 'PE', types: ['administrative_area_level_1', 'political'] },
    { long_name: 'Brasil', short_name: 'BR', types: ['country', 'political'] },
  ],
} satisfies Place;
