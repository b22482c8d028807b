import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  emissao_nao_identificada: 'No fue posible identificar la emisión. Reabra la cotización e intente de nuevo.',
  erro_ao_buscar_saldos_utilizaveis: 'Error al buscar los saldos utilizables.',
  erro_ao_utilizar_saldo: 'Error al utilizar el saldo',
  informe_a_forma_de_envio_do_saldo: 'Indique cómo se enviará el saldo.',
  informe_o_status_do_saldo: 'Indique el estado del saldo.',
  informe_o_valor_do_saldo: 'Indique el valor del saldo.',
  informe_o_valor_reservado: 'Indique cuánto del saldo se usa.',
  o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao: 'El valor reservado debe ser menor que el valor de la emisión.',
  opcao_saldo_estorno: 'Reversión',
  opcao_saldo_reembolso: 'Reembolso',
  saldo_ja_utilizado: 'Este saldo ya se usa en otra cotización.',
  saldo_nao_encontrado: 'Saldo no encontrado para los viajeros y la aerolínea de esta cotización.',
  saldo_nao_reservado: 'El saldo ya no está reservado para esta emisión. Elíjalo de nuevo en Saldos pendientes, o descarte los cambios.',
  valor_reservado_maior_que_o_saldo: 'El valor reservado es mayor que el saldo.',
};
