import type { TipoServico } from '../enums/index.ts';

/** The kinds of service that are searched for, by their names in an address. @see S-013 */
export const SEARCH_PATHS = { AEREO: 'aereo', CARRO: 'carro', HOTEL: 'hotel', RODOVIARIO: 'rodoviario' } as const satisfies Partial<
  Record<TipoServico, string>
>;
export type SearchedKind = keyof typeof SEARCH_PATHS;

/** What a search screen is about: its kind, the number of the request, and for cars whether the last search is shown. */
export interface SearchPlace {
  readonly kind: SearchedKind;
  readonly idViagem: number;
  readonly historico: boolean;
}

const KINDS = Object.keys(SEARCH_PATHS) as readonly SearchedKind[];

/** The address of a search screen, `/pesquisa/aereo/48210`; with the id of a service for one of several of its kind. @see S-013 */
export function searchAddress(
  { kind, idViagem, historico = false }: Omit<SearchPlace, 'historico'> & { readonly historico?: boolean },
  idServico?: string,
): string {
  const address = `/pesquisa/${SEARCH_PATHS[kind]}/${idViagem}${historico ? '/historico' : ''}`;
  return idServico === undefined ? address : `${address}?${new URLSearchParams({ servico: idServico })}`;
}

/** What a path below `/pesquisa/` is about, `carro/48210/historico`; undefined for one that leads nowhere. @see S-013 */
export function readSearchPath(path: string): SearchPlace | undefined {
  const [name, number = '', last] = path.split('/').filter(Boolean);
  const kind = KINDS.find((one) => SEARCH_PATHS[one] === name);
  const historico = last === 'historico' && kind === 'CARRO';
  if (!kind || !/^\d{1,10}$/.test(number) || (last !== undefined && !historico)) return undefined;
  return { kind, idViagem: Number(number), historico };
}
