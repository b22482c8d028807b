import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  cotacao_nao_e_a_escolhida: 'Only the chosen quote can be confirmed. Refresh the page.',
  cotacao_nao_pode_ser_escolhida:
    'Only a quote that was offered to the client can take the place of the chosen one, while that one has not been issued.',
  emissao_automatica_nao_disponivel: 'This quote cannot be issued automatically.',
  emissao_em_andamento: 'Issuing at the provider…',
  emissao_em_verificacao: 'The issue of this quote is being checked. Check it before you go on.',
  emissao_nao_encontrada_no_fornecedor: 'The provider did not receive the order: nothing was issued.',
  emissao_nao_pode_ser_alterada: 'This issue can no longer be changed.',
  emissao_realizada_com_sucesso: 'Issued successfully.',
  erro_ao_buscar_emissoes_anteriores: 'Error fetching earlier issues.',
  erro_ao_cancelar_servico: 'Error cancelling the service.',
  erro_ao_concluir_emissoes: 'Error concluding issues.',
  erro_ao_emitir_a_hospedagem: 'Error issuing the hotel stay',
  erro_ao_emitir_a_passagem_na_cia_aerea: 'Error issuing the ticket with the airline',
  existem_alteracoes_pendentes: 'There are changes or cancellations to confirm before you conclude.',
  existem_emissoes_em_verificacao: 'Check the issues that the provider has not answered before concluding.',
  existem_reservas_nao_iniciadas:
    'Issue the reservation of the confirmed hotels before concluding: the provider has not received the order yet.',
  existem_emissoes_nao_confirmadas: 'Confirm the data of all chosen quotes before you conclude.',
  multa_invalida: 'Enter a valid fine.',
  multa_maior_que_o_total: 'The fine ({{multa}}) cannot be greater than the quote total ({{total}}).',
  salve_antes_de_emitir: 'Save the changes before issuing: the provider gets what is saved.',
  solicitacao_enviada_para_aprovacao: 'Request {{numero}} sent to the client for approval.',
  solicitacao_nao_esta_em_emissao: 'This request is no longer being issued. Refresh the page.',
  tipo_emissao_automatico: 'Automatic',
  tipo_emissao_manual: 'Manual',
  tipo_emissao_sistema_externo: 'External system',
  valor_alterado_cotacao_retornara_para_analise:
    'The value has changed and the quote will return to the client for analysis. Do you want to continue?',
  voucher_enviar_falha: 'The voucher could not be sent.',
  voucher_enviar_sucesso: 'Voucher sent.',
};
