import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  texto_ar_condicionado: 'air conditioning',
  texto_cancelamento_ate: 'Cancel until {{momento}} (Brasília time)',
  texto_chegada: 'Arrival: {{quando}}',
  texto_devolucao: 'Return: {{quando}}',
  texto_entrada: 'Check-in: {{quando}}',
  texto_incluso: 'Included: {{itens}}',
  texto_mais_cotacoes: {
    one: '{{count}} more option did not fit in this message.',
    other: '{{count}} more options did not fit in this message.',
  },
  texto_noites: { one: '{{count}} night', other: '{{count}} nights' },
  texto_opcao: 'Option {{numero}}: {{oferta}}',
  texto_partida: 'Departure: {{quando}}',
  texto_preco_ate: 'Price guaranteed until {{momento}} (Brasília time)',
  texto_retirada: 'Pickup: {{quando}}',
  texto_saida: 'Check-out: {{quando}}',
  texto_sem_total: 'Total: to be confirmed',
  texto_segmento_ida: 'Outbound',
  texto_segmento_trecho: 'Segment',
  texto_segmento_volta: 'Return',
  texto_servico_aereo: 'Flight',
  texto_servico_carro: 'Car rental',
  texto_servico_hotel: 'Hotel',
  texto_servico_outros: 'Service',
  texto_servico_rodoviario: 'Bus ticket',
  texto_total: 'Total: {{total}}',
};
