import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  anexo_escolha_arquivos_menores_que_10mb: 'Archivo demasiado grande. Elija archivos de menos de 10MB.',
  anexo_formato_invalido: 'Formato inválido. Elija un formato de imagen o de archivo.',
  anexo_log_adicionado: 'Agregado',
  anexo_log_alterado: 'Modificado',
  anexo_log_removido: 'Eliminado',
  anexo_removido_com_sucesso: 'Adjunto eliminado con éxito.',
  anexo_sem_conexao: 'Sin conexión con el servidor. El archivo sigue en la lista; intente de nuevo cuando vuelva la conexión.',
  anexo_vazio: 'El archivo está vacío.',
  anexos_de_solicitacao_encerrada: 'La solicitud está cerrada: los adjuntos ya no cambian.',
  anexos_perdidos_com_a_pagina: 'No se adjuntó, porque se dejó la página antes del envío: {{arquivos}}. Elija de nuevo.',
  erro_ao_salvar_anexos: 'Error al guardar los adjuntos',
};
