import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  secao_aereo: 'Aéreo',
  secao_carro: 'Auto',
  secao_hotel: 'Hotel',
  secao_outros: 'Otros',
  secao_rodoviario: 'Autobús',
  servico_aereo: 'Aéreo',
  servico_carro: 'Auto',
  servico_hotel: 'Hotel',
  servico_outros: 'Otros servicios',
  servico_rodoviario: 'Autobús',
  tipo_servico_aereo: 'Aéreo',
  tipo_servico_alimentacao: 'Alimentación',
  tipo_servico_carro: 'Auto',
  tipo_servico_combustivel: 'Combustible',
  tipo_servico_diaria: 'Viático',
  tipo_servico_hotel: 'Hotel',
  tipo_servico_onibus: 'Autobús',
  tipo_servico_outros: 'Otros',
  tipo_servico_quilometragem: 'Kilometraje',
  tipo_servico_rodoviario: 'Autobús interurbano',
  tipo_servico_taxi: 'Taxi',
  tipo_servico_todos: 'Todos',
};
