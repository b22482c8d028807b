import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  anexo_escolha_arquivos_menores_que_10mb: 'File too large. Choose files under 10MB.',
  anexo_formato_invalido: 'Invalid format. Choose an image or file format.',
  anexo_log_adicionado: 'Added',
  anexo_log_alterado: 'Changed',
  anexo_log_removido: 'Removed',
  anexo_removido_com_sucesso: 'Attachment removed.',
  anexo_sem_conexao: 'No connection to the server. The file is still in the list; try again when the connection is back.',
  anexo_vazio: 'The file is empty.',
  anexos_de_solicitacao_encerrada: 'The request is closed: its attachments no longer change.',
  anexos_perdidos_com_a_pagina: 'Not attached, because the page was left before it was sent: {{arquivos}}. Choose again.',
  erro_ao_salvar_anexos: 'Error saving attachments',
};
