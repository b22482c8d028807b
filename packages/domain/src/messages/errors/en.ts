import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  chave_de_envio_repetida: 'The key of this request was already used with other data. Send it again with a new key.',
  contate_administrador_cliente: "{{descricao}} Contact the client's administrator.",
  codigo_nao_carregado: 'This part of the system could not be loaded. Reload the page; what you typed is kept.',
  dados_recusados: 'The server refused the data sent, without saying why.',
  data_nao_entendida: '{{campo}}: enter a date that exists.',
  dia_inexistente: '{{campo}}: the day {{dia}} does not exist.',
  erro_inesperado: 'Oops! An unexpected error occurred, please contact support by chat',
  erro_padrao: 'The operation could not be completed. Try again.',
  falha_no_servidor: 'Oops! An unexpected error occurred, please contact support by chat. Code: {{codigo}}',
  horario_inexistente: '{{campo}}: the time {{hora}} does not exist.',
  muitas_conexoes: 'There are too many connections from this address. Wait a little and try again.',
  registro_nao_encontrado: 'Record not found.',
  requisicao_demorada: 'The data sent did not arrive in time. Try again.',
  requisicao_invalida: 'The data sent could not be read.',
  requisicao_muito_grande: 'The data sent exceeds the allowed size.',
  sem_conexao: 'No connection to the server. Try again when the connection is back.',
  sem_conexao_mantido: 'No connection to the server. What you typed was kept; try again when the connection is back.',
  sem_permissao: 'You are not allowed to do this.',
  servidor_indisponivel: 'The server is unavailable at the moment. Nothing was lost; try again in a moment.',
  servidor_ocupado: 'The server is busy with the same data. Nothing was lost; try again in a moment.',
  servidor_sem_espaco: 'The server has no disk space left and cannot save. Tell whoever runs it; what you typed was kept.',
  tipo_de_conteudo_nao_suportado: 'The server accepts JSON data only.',
  vinculo_hierarquia_nao_encontrado: 'Hierarchy link not found for the identifier {{identificador}}.',
};
