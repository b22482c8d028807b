import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  exportacao_cliente: 'Cliente',
  exportacao_com_cliente_desde: 'Con el cliente desde',
  exportacao_cotacoes: 'Cotizaciones',
  exportacao_data_viagem: 'Fecha del viaje',
  exportacao_falhou: 'No fue posible exportar la lista.',
  exportacao_melhor_total: 'Mejor total (BRL)',
  exportacao_numero: 'N.º',
  exportacao_prazo: 'Plazo',
  exportacao_responsavel: 'Responsable',
  exportacao_servicos: 'Servicios',
  exportacao_situacao: 'Situación',
  exportacao_trajeto: 'Trayecto',
  exportacao_viajantes: 'Viajeros',
};
