export const ptBr = {
  emissao_nao_identificada: 'Não foi possível identificar a emissão. Reabra a cotação e tente novamente.',
  erro_ao_buscar_saldos_utilizaveis: 'Erro ao buscar saldos utilizáveis.',
  erro_ao_utilizar_saldo: 'Erro ao utilizar saldo',
  informe_a_forma_de_envio_do_saldo: 'Informe como o saldo será enviado.',
  informe_o_status_do_saldo: 'Informe o status do saldo.',
  informe_o_valor_do_saldo: 'Informe o valor do saldo.',
  informe_o_valor_reservado: 'Informe quanto do saldo é usado.',
  o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao: 'O valor reservado deve ser menor que o valor da emissão.',
  opcao_saldo_estorno: 'Estorno',
  opcao_saldo_reembolso: 'Reembolso',
  saldo_ja_utilizado: 'Este saldo já é usado em outra cotação.',
  saldo_nao_encontrado: 'Saldo não encontrado para os viajantes e a companhia desta cotação.',
  saldo_nao_reservado:
    'O saldo não está mais reservado para esta emissão. Escolha-o de novo em Saldos pendentes, ou descarte as alterações.',
  valor_reservado_maior_que_o_saldo: 'O valor reservado é maior que o saldo.',
} as const;
