/** The suppliers of each demo agency, by what they sell. */
const SUPPLIERS_OF = {
  flights: ['Latam Airlines', 'Gol Linhas Aéreas', 'Azul Linhas Aéreas', 'TAP Air Portugal'],
  seats: ['Confiança Consolidadora', 'Flytour Consolidadora', 'Sakura Consolidadora'],
  stays: ['Accor Hotels', 'Atlantica Hospitality', 'Rede Bourbon'],
  rentals: ['Localiza', 'Movida', 'Unidas'],
  buses: ['Viação Cometa', 'Expresso Guanabara'],
  insurances: ['Assist Card', 'Affinity Seguro'],
} as const;

/** Their names, in the order of the lists. */
export const SUPPLIERS = Object.values(SUPPLIERS_OF).flat();

const AIRLINES: Readonly<Record<string, string>> = {
  LA: 'Latam Airlines',
  G3: 'Gol Linhas Aéreas',
  AD: 'Azul Linhas Aéreas',
  TP: 'TAP Air Portugal',
};

/** The chain of a hotel, by what its name begins with. */
const CHAINS: readonly (readonly [hotel: string, chain: string])[] = [
  ['Íbis', 'Accor Hotels'],
  ['Mercure', 'Accor Hotels'],
  ['Novotel', 'Accor Hotels'],
  ['Quality', 'Atlantica Hospitality'],
  ['Comfort', 'Atlantica Hospitality'],
  ['Radisson', 'Atlantica Hospitality'],
  ['Bourbon', 'Rede Bourbon'],
];

/** Who sells the seats of an airline: itself, and those who sell the seats of all. */
export function flightSuppliers(cia: string): readonly string[] {
  const own = AIRLINES[cia];
  return own === undefined ? SUPPLIERS_OF.seats : [own, ...SUPPLIERS_OF.seats];
}

/** What tells who sells an offer that is no flight. */
interface SoldDetails {
  readonly nome?: string | null | undefined;
  readonly nomeCia?: string | null | undefined;
  readonly classe?: string | null | undefined;
  readonly observacao?: string | null | undefined;
  readonly descricao?: string | null | undefined;
}

/** Who sells an offer that is no flight; nobody when its company is none of the agency's suppliers. */
export function groundSuppliers({ nome, nomeCia, classe, observacao, descricao }: SoldDetails): readonly string[] {
  if (nome) return CHAINS.filter(([hotel]) => nome.startsWith(hotel)).map(([, chain]) => chain);
  if (nomeCia) return SUPPLIERS_OF.rentals.filter((name) => name === nomeCia);
  if (classe) return SUPPLIERS_OF.buses.filter((name) => name === observacao);
  if (descricao?.startsWith('Seguro')) return SUPPLIERS_OF.insurances;
  return descricao?.startsWith('Transfer') ? SUPPLIERS_OF.rentals : [];
}
