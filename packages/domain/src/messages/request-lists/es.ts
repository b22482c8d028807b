import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  confirmar_assumir_de_outro_consultor: 'Esta solicitud está con {{usuario}}. ¿Desea asumirla?',
  erro_ao_liberar_solicitacao: 'No fue posible cambiar el responsable de la solicitud.',
  erro_buscar_cotacoes_agencia: 'Error al buscar las cotizaciones de la agencia.',
  erro_buscar_emissoes_agencia: 'Error al buscar las emisiones de la agencia.',
  erro_buscar_responsaveis_agencia: 'Error al buscar los responsables de la agencia.',
  filtro_solicitacoes_cotacao: 'Cotización',
  filtro_solicitacoes_cotacao_analise_cliente: 'Cotización en análisis del cliente',
  filtro_solicitacoes_emissao: 'Emisión',
  filtro_solicitacoes_todos: 'Todos',
  grafico_emitidas: 'Emitidas',
  grafico_finalizadas: 'Finalizadas',
  nenhuma_solicitacao_encontrada: 'No se encontraron solicitudes.',
  solicitacao_assumida: 'Usted asumió la solicitud.',
  solicitacao_com_outro_responsavel: 'La solicitud ya está con {{usuario}}.',
  solicitacao_ficou_sem_responsavel: 'Mientras tanto, la solicitud quedó sin responsable. Revísela antes de continuar.',
  solicitacao_liberada: 'Solicitud liberada.',
};
