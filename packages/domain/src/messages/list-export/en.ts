import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  exportacao_cliente: 'Client',
  exportacao_com_cliente_desde: 'With the client since',
  exportacao_cotacoes: 'Quotes',
  exportacao_data_viagem: 'Date of the trip',
  exportacao_falhou: 'The list could not be exported.',
  exportacao_melhor_total: 'Best total (BRL)',
  exportacao_numero: 'No.',
  exportacao_prazo: 'Deadline',
  exportacao_responsavel: 'Responsible',
  exportacao_servicos: 'Services',
  exportacao_situacao: 'Status',
  exportacao_trajeto: 'Route',
  exportacao_viajantes: 'Travellers',
};
