export const ptBr = {
  anexo_escolha_arquivos_menores_que_10mb: 'Arquivo muito grande. Escolha arquivos menores que 10MB.',
  anexo_formato_invalido: 'Formato inválido. Escolha um formato de imagem ou de arquivo.',
  anexo_log_adicionado: 'Adicionado',
  anexo_log_alterado: 'Alterado',
  anexo_log_removido: 'Removido',
  anexo_removido_com_sucesso: 'Anexo removido com sucesso.',
  anexo_sem_conexao: 'Sem conexão com o servidor. O arquivo continua na lista; tente de novo quando a conexão voltar.',
  anexo_vazio: 'O arquivo está vazio.',
  anexos_de_solicitacao_encerrada: 'A solicitação está encerrada: os anexos não mudam mais.',
  anexos_perdidos_com_a_pagina: 'Não foi anexado, porque a página foi deixada antes do envio: {{arquivos}}. Escolha de novo.',
  erro_ao_salvar_anexos: 'Erro ao salvar anexos',
} as const;
