import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  texto_ar_condicionado: 'aire acondicionado',
  texto_cancelamento_ate: 'Cancelación hasta {{momento}} (hora de Brasilia)',
  texto_chegada: 'Llegada: {{quando}}',
  texto_devolucao: 'Devolución: {{quando}}',
  texto_entrada: 'Entrada: {{quando}}',
  texto_incluso: 'Incluye: {{itens}}',
  texto_mais_cotacoes: {
    one: '{{count}} opción más no cupo en este mensaje.',
    other: '{{count}} opciones más no cupieron en este mensaje.',
  },
  texto_noites: { one: '{{count}} noche', other: '{{count}} noches' },
  texto_opcao: 'Opción {{numero}}: {{oferta}}',
  texto_partida: 'Salida: {{quando}}',
  texto_preco_ate: 'Precio garantizado hasta {{momento}} (hora de Brasilia)',
  texto_retirada: 'Retiro: {{quando}}',
  texto_saida: 'Salida: {{quando}}',
  texto_sem_total: 'Total: por confirmar',
  texto_segmento_ida: 'Ida',
  texto_segmento_trecho: 'Tramo',
  texto_segmento_volta: 'Vuelta',
  texto_servico_aereo: 'Pasaje aéreo',
  texto_servico_carro: 'Alquiler de auto',
  texto_servico_hotel: 'Hospedaje',
  texto_servico_outros: 'Servicio',
  texto_servico_rodoviario: 'Pasaje de autobús',
  texto_total: 'Total: {{total}}',
};
