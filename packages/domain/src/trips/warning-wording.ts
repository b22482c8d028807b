import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import type { TopicKey, Wording } from '../messages/index.ts';
import type { tripsMessages } from '../messages/trips/index.ts';
import type { TripWarning, TripWarningKind } from './trip-warning.ts';

type TripsKey = TopicKey<typeof tripsMessages>;

const LOOK_AT = {
  OUTRA_VIAGEM: 'olhar_outra_viagem',
  CHEGADA_APOS_PARTIDA: 'olhar_chegada_apos_partida',
  CONEXAO_CURTA: 'olhar_conexao_curta',
  NOITE_DESCOBERTA: 'olhar_noite_descoberta',
  VOLTA_ANTES_DA_IDA: 'olhar_volta_antes_da_ida',
  VALIDADE_ANTES_DA_VIAGEM: 'olhar_validade_antes_da_viagem',
} as const satisfies Record<TripWarningKind, TripsKey>;

/** A day, or a day and a time, as people read it. */
function shown(text: string): string {
  return text.length > 10 ? formatDateTime(text) : formatDate(text);
}

/** More nights than these are told by the first ones. */
const NIGHTS_SHOWN = 5;

function nightsText(nights: readonly string[]): string {
  const days = nights.slice(0, NIGHTS_SHOWN).map((night) => `${night.slice(8, 10)}/${night.slice(5, 7)}`);
  return nights.length > NIGHTS_SHOWN ? `${days.join(', ')} …` : days.join(', ');
}

/** What a warning says, as a text with its values. Days are in Brazilian format. @see B-016, B-017 */
export function warningWording(warning: TripWarning): Wording<TripsKey> {
  switch (warning.kind) {
    case 'OUTRA_VIAGEM':
      return {
        key: 'aviso_outra_viagem',
        params: {
          viajante: warning.viajante,
          solicitacao: warning.idSolicitacao,
          inicio: shown(warning.inicio),
          fim: shown(warning.fim),
        },
      };
    case 'CHEGADA_APOS_PARTIDA':
      return {
        key: 'aviso_chegada_apos_partida',
        params: { local: warning.local, chegada: shown(warning.chegada), partida: shown(warning.partida) },
      };
    case 'CONEXAO_CURTA':
      return { key: 'aviso_conexao_curta', params: { local: warning.local, minutos: warning.minutos, minimo: warning.minimo } };
    case 'NOITE_DESCOBERTA':
      return { key: 'aviso_noite_descoberta', params: { count: warning.noites.length, noites: nightsText(warning.noites) } };
    case 'VOLTA_ANTES_DA_IDA':
      return { key: 'aviso_volta_antes_da_ida', params: { ida: shown(warning.ida), volta: shown(warning.volta) } };
    case 'VALIDADE_ANTES_DA_VIAGEM':
      return {
        key: 'aviso_validade_antes_da_viagem',
        params: { nome: warning.nome, validade: shown(warning.validade), viagem: shown(warning.viagem) },
      };
  }
}

/** What to look at for a warning of a kind. @see B-017 */
export function warningLookAt(kind: TripWarningKind): (typeof LOOK_AT)[TripWarningKind] {
  return LOOK_AT[kind];
}
