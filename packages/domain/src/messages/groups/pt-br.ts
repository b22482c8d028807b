export const ptBr = {
  grupo_alterado: 'Grupo alterado.',
  grupo_erro_cliente_duplicado: 'Este cliente já foi incluído no grupo.',
  grupo_erro_cliente_nulo: 'Selecione o cliente.',
  grupo_erro_descricao: 'Informe a descrição do grupo.',
  grupo_erro_nome: 'Informe o nome do grupo.',
  grupo_inserido: 'Grupo inserido.',
  grupo_servico_1: 'Grupo inserido com sucesso',
  grupo_servico_2: 'Grupo alterado com sucesso',
  grupo_servico_3: 'Informe o nome do grupo',
  grupo_servico_4: 'Informe a descrição do grupo',
  grupo_servico_5: 'Cliente duplicado no grupo',
  grupo_servico_6: 'O campo cliente não pode ser vazio',
} as const;
