import type { WallClock } from '../units/index.ts';

/** What a warning is about. @see B-016 */
export const TRIP_WARNINGS = [
  /** The same traveller is on another trip on these days. */
  'OUTRA_VIAGEM',
  /** A flight leaves before the one before it lands. */
  'CHEGADA_APOS_PARTIDA',
  /** There is less time between two flights than the minimum. */
  'CONEXAO_CURTA',
  /** A night of the trip, or of the requested stay, has no bed. */
  'NOITE_DESCOBERTA',
  /** The way back begins before the way out. */
  'VOLTA_ANTES_DA_IDA',
  /** A document or a fare ends before the trip does. */
  'VALIDADE_ANTES_DA_VIAGEM',
] as const;
export type TripWarningKind = (typeof TRIP_WARNINGS)[number];

/** What a warning says, by its kind. Days and times are local, as those of the service. */
export type TripWarningFacts =
  | {
      readonly kind: 'OUTRA_VIAGEM';
      readonly viajante: string;
      readonly idSolicitacao: number;
      readonly inicio: string;
      readonly fim: string;
    }
  | { readonly kind: 'CHEGADA_APOS_PARTIDA'; readonly local: string; readonly chegada: WallClock; readonly partida: WallClock }
  | {
      readonly kind: 'CONEXAO_CURTA';
      readonly local: string;
      readonly chegada: WallClock;
      readonly partida: WallClock;
      /** The time between the two flights, and the minimum, in minutes. */
      readonly minutos: number;
      readonly minimo: number;
    }
  | { readonly kind: 'NOITE_DESCOBERTA'; readonly noites: readonly string[] }
  | { readonly kind: 'VOLTA_ANTES_DA_IDA'; readonly ida: WallClock; readonly volta: WallClock }
  | { readonly kind: 'VALIDADE_ANTES_DA_VIAGEM'; readonly nome: string; readonly validade: string; readonly viagem: string };

/** A warning about a service, or about one of its quotes. It never blocks. */
export type TripWarning = TripWarningFacts & {
  /** The same for as long as the warning says the same, and different from all others: under it a dismissal is stored. */
  readonly chave: string;
  readonly idServico: string;
  /** Null for a warning about the service. */
  readonly idCotacao: string | null;
};

/** A short text for a long one, the same for the same (FNV-1a, 32 bits): a list of nights would not fit in an index. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A warning with its key, made of its place and of what it says. */
export function tripWarning(idServico: string, idCotacao: string | null, facts: TripWarningFacts): TripWarning {
  const { kind, ...said } = facts;
  const values = Object.values<string | number | readonly string[]>(said).map(String).join('|');
  return { ...facts, idServico, idCotacao, chave: [kind, idServico, idCotacao ?? '-', digest(values)].join('|') };
}
