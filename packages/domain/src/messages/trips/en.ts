import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  aviso_chegada_apos_partida: 'In {{local}} the flight of {{partida}} leaves before the one before it lands, at {{chegada}}.',
  aviso_conexao_curta: 'Connection of {{minutos}} min in {{local}}; the minimum is {{minimo}} min.',
  aviso_noite_descoberta: { one: '{{count}} night without a bed: {{noites}}.', other: '{{count}} nights without a bed: {{noites}}.' },
  aviso_outra_viagem: '{{viajante}} already has request {{solicitacao}}, from {{inicio}} to {{fim}}.',
  aviso_validade_antes_da_viagem: '{{nome}} is valid until {{validade}}, and the trip ends on {{viagem}}.',
  aviso_volta_antes_da_ida: 'The way back, on {{volta}}, begins before the way out, on {{ida}}.',
  informe_o_motivo: 'Enter the reason.',
  olhar_chegada_apos_partida: 'Check dates and times of both flights.',
  olhar_conexao_curta: 'See whether the airline guarantees the connection, or take a later flight.',
  olhar_noite_descoberta: 'Check the hotel’s check-in and check-out, and the dates of the flights.',
  olhar_outra_viagem: 'See in the other request whether the same person travels on these days.',
  olhar_validade_antes_da_viagem: 'Ask for a valid document, or quote another fare.',
  olhar_volta_antes_da_ida: 'Check the dates of the way out and of the way back.',
};
