export const ptBr = {
  contate_administrador_cliente: '{{descricao}} Entre em contato com o administrador do cliente.',
  erro_inesperado: 'Ops! Ocorreu um erro inesperado, entre em contato com o suporte via chat',
  erro_padrao: 'Não foi possível concluir a operação. Tente novamente.',
  registro_nao_encontrado: 'Registro não encontrado.',
  requisicao_invalida: 'Os dados enviados não puderam ser lidos.',
  requisicao_muito_grande: 'Os dados enviados passam do tamanho permitido.',
  sem_conexao: 'Sem conexão com o servidor. O que você digitou foi mantido; tente de novo quando a conexão voltar.',
  sem_permissao: 'Você não tem permissão para esta ação.',
  servidor_indisponivel: 'O servidor está indisponível no momento. Nada foi perdido; tente de novo em instantes.',
  tipo_de_conteudo_nao_suportado: 'O servidor só aceita dados em JSON.',
  vinculo_hierarquia_nao_encontrado: 'Vínculo não encontrado na hierarquia para o identificador {{identificador}}.',
} as const;
