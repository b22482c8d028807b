import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  a_data_de_devolucao_nao_pode_ser_anterior_a_data_de_retirada: 'The return date cannot be before the pickup date.',
  a_data_de_retirada_deve_ser_anterior_a_data_de_devolucao: 'The pickup date must be before the return date.',
  a_data_de_retirada_tem_que_ser_posterior_a_data_atual: 'The pickup date must be later than the current date.',
  carro_alterado_com_sucesso: 'Car changed successfully',
  categoria_carro_economica: 'Economy',
  categoria_carro_especial: 'Special',
  categoria_carro_intermediaria: 'Intermediate',
  categoria_carro_minivan: 'Minivan',
  categoria_carro_outra: 'Other',
  categoria_carro_suv: 'SUV',
  erro_alterar_carro: 'There was a problem changing the car',
  faturamento_veiculo_faturamento_total: 'Full billing',
  faturamento_veiculo_faturamento_totalissimo: 'All-inclusive billing',
  faturamento_veiculo_itens_previstos_na_reserva: 'Items foreseen in the booking',
  faturamento_veiculo_tudo_dentro_do_periodo_autorizado: 'Everything within the authorized period',
  informe_a_justificativa_da_data_alterada: 'Enter the justification for the changed date.',
  informe_os_locais_de_retirada_e_devolucao: 'Enter the pickup and return locations.',
  pagamento_veiculo_cartao_virtual: 'Virtual card',
  pagamento_veiculo_faturamento_para_agencia_de_viagem: 'Billed to the travel agency',
  pagamento_veiculo_faturamento_para_empresa: 'Billed to the company',
  pagamento_veiculo_pagamento_no_balcao: 'Payment at the counter',
  pagamento_veiculo_vcn: 'VCN',
  tipo_locadora_agencia: 'Agency',
  tipo_locadora_empresa: 'Company',
};
