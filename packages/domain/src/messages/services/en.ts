import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  secao_aereo: 'Air',
  secao_carro: 'Car',
  secao_hotel: 'Hotel',
  secao_outros: 'Other',
  secao_rodoviario: 'Bus',
  servico_aereo: 'Air',
  servico_carro: 'Car',
  servico_hotel: 'Hotel',
  servico_outros: 'Other services',
  servico_rodoviario: 'Bus',
  tipo_servico_aereo: 'Air',
  tipo_servico_alimentacao: 'Food',
  tipo_servico_carro: 'Car',
  tipo_servico_combustivel: 'Fuel',
  tipo_servico_diaria: 'Daily allowance',
  tipo_servico_hotel: 'Hotel',
  tipo_servico_onibus: 'Bus',
  tipo_servico_outros: 'Other',
  tipo_servico_quilometragem: 'Mileage',
  tipo_servico_rodoviario: 'Bus',
  tipo_servico_taxi: 'Taxi',
  tipo_servico_todos: 'All',
};
