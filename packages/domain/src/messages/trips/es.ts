import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  aviso_chegada_apos_partida: 'En {{local}}, el vuelo de {{partida}} sale antes de que llegue el anterior, a las {{chegada}}.',
  aviso_conexao_curta: 'Conexión de {{minutos}} min en {{local}}; el mínimo es {{minimo}} min.',
  aviso_noite_descoberta: { one: '{{count}} noche sin hospedaje: {{noites}}.', other: '{{count}} noches sin hospedaje: {{noites}}.' },
  aviso_outra_viagem: '{{viajante}} ya tiene la solicitud {{solicitacao}}, del {{inicio}} al {{fim}}.',
  aviso_validade_antes_da_viagem: '{{nome}} vale hasta el {{validade}}, y el viaje termina el {{viagem}}.',
  aviso_volta_antes_da_ida: 'La vuelta, el {{volta}}, comienza antes de la ida, el {{ida}}.',
  informe_o_motivo: 'Indique el motivo.',
  olhar_chegada_apos_partida: 'Verifique fechas y horas de los dos vuelos.',
  olhar_conexao_curta: 'Vea si la aerolínea garantiza la conexión o si hay un vuelo siguiente.',
  olhar_noite_descoberta: 'Verifique la entrada y la salida del hotel y las fechas de los vuelos.',
  olhar_outra_viagem: 'Vea en la otra solicitud si la misma persona viaja en esas fechas.',
  olhar_validade_antes_da_viagem: 'Pida un documento válido o cotice otra tarifa.',
  olhar_volta_antes_da_ida: 'Verifique las fechas de ida y de vuelta.',
};
