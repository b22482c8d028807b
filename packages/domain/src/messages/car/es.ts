import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  a_data_de_devolucao_nao_pode_ser_anterior_a_data_de_retirada: 'La fecha de devolución no puede ser anterior a la fecha de retiro.',
  a_data_de_retirada_deve_ser_anterior_a_data_de_devolucao: 'La fecha de retiro debe ser anterior a la fecha de devolución.',
  a_data_de_retirada_tem_que_ser_posterior_a_data_atual: 'La fecha de retiro debe ser posterior a la fecha actual.',
  carro_alterado_com_sucesso: 'Auto modificado con éxito',
  categoria_carro_economica: 'Económica',
  categoria_carro_especial: 'Especial',
  categoria_carro_intermediaria: 'Intermedia',
  categoria_carro_minivan: 'Minivan',
  categoria_carro_outra: 'Otra',
  categoria_carro_suv: 'SUV',
  erro_alterar_carro: 'Ocurrió un problema al modificar el auto',
  faturamento_veiculo_faturamento_total: 'Facturación total',
  faturamento_veiculo_faturamento_totalissimo: 'Facturación totalísima',
  faturamento_veiculo_itens_previstos_na_reserva: 'Ítems previstos en la reserva',
  faturamento_veiculo_tudo_dentro_do_periodo_autorizado: 'Todo dentro del período autorizado',
  informe_a_justificativa_da_data_alterada: 'Indique la justificación del cambio de fecha.',
  informe_os_locais_de_retirada_e_devolucao: 'Indique los lugares de retiro y de devolución.',
  pagamento_veiculo_cartao_virtual: 'Tarjeta virtual',
  pagamento_veiculo_faturamento_para_agencia_de_viagem: 'Facturación a la agencia de viajes',
  pagamento_veiculo_faturamento_para_empresa: 'Facturación a la empresa',
  pagamento_veiculo_pagamento_no_balcao: 'Pago en mostrador',
  pagamento_veiculo_vcn: 'VCN',
  tipo_locadora_agencia: 'Agencia',
  tipo_locadora_empresa: 'Empresa',
};
