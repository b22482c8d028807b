import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  emissao_nao_identificada: 'The issue could not be identified. Reopen the quote and try again.',
  erro_ao_buscar_saldos_utilizaveis: 'Error fetching usable balances.',
  erro_ao_utilizar_saldo: 'Error using the balance',
  informe_a_forma_de_envio_do_saldo: 'Choose how the balance will be sent.',
  informe_o_status_do_saldo: 'Enter the balance status.',
  informe_o_valor_do_saldo: 'Enter the balance value.',
  informe_o_valor_reservado: 'Enter how much of the balance is used.',
  o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao: 'The reserved value must be less than the issue value.',
  opcao_saldo_estorno: 'Reversal',
  opcao_saldo_reembolso: 'Refund',
  saldo_ja_utilizado: 'This balance is already used in another quote.',
  saldo_nao_encontrado: 'No such balance for the travellers and the airline of this quote.',
  saldo_nao_reservado: 'The balance is no longer reserved for this issue. Choose it again in Pending balances, or discard the changes.',
  valor_reservado_maior_que_o_saldo: 'The reserved value is more than the balance.',
};
