import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  agencia_online: 'Agencia en línea',
  painel_gerencial: 'Panel gerencial',
  pendencia_alteracao: 'Cambio',
  pendencia_cancelamento: 'Cancelación',
  pendencia_follow_up_pendente: 'Seguimiento pendiente',
  pendencia_outros: 'Otros',
  pendencias: 'Pendientes',
  relatorios: 'Informes',
  selecione_um_painel: 'Seleccione un panel',
};
