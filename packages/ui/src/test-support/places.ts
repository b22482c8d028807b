import type { Place } from '@guiche/domain/entities';
import type { Places } from '../inputs/place-picker/index.ts';

type Component = Place['address_components'][number];

const part = (long_name: string, short_name: string, ...types: string[]): Component => ({ long_name, short_name, types });
const BRAZIL = part('Brasil', 'BR', 'country', 'political');
const PORTUGAL = part('Portugal', 'PT', 'country', 'political');

function place(name: string, address: string, [lat, lng]: readonly [number, number], ...address_components: Component[]): Place {
  return { name, formatted_address: address, geometry: { location: { lat, lng } }, address_components };
}

const city = (name: string) => part(name, name, 'locality', 'political');
const state = (name: string, code: string) => part(name, code, 'administrative_area_level_1', 'political');

export const RECIFE = place('Recife', 'Recife, PE, Brasil', [-8.0476, -34.877], city('Recife'), state('Pernambuco', 'PE'), BRAZIL);
const LISBON = place('Lisboa', 'Lisboa, Portugal', [38.7223, -9.1393], city('Lisboa'), PORTUGAL);
export const MARCO_ZERO = place(
  'Marco Zero',
  'Praça Rio Branco, Recife, PE, Brasil',
  [-8.0631, -34.8711],
  part('Praça Rio Branco', 'Praça Rio Branco', 'route'),
  city('Recife'),
  state('Pernambuco', 'PE'),
  BRAZIL,
);

export const RECIFE_AIRPORT = place(
  'Aeroporto dos Guararapes (REC)',
  'Praça Ministro Salgado Filho, Recife, PE, Brasil',
  [-8.1265, -34.9236],
  part('Praça Ministro Salgado Filho', 'Praça Ministro Salgado Filho', 'route'),
  city('Recife'),
  state('Pernambuco', 'PE'),
  BRAZIL,
);

/** A maps service that answers every term with the same places, whatever their kind and country. */
export const careless: Places['search'] = async () => [MARCO_ZERO, RECIFE, LISBON];
