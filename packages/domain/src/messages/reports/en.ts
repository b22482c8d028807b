import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  buscar_relatorio: 'Search report',
  erro_buscar_relatorios: 'Error fetching reports',
  erro_gerar_relatorio: 'Oops! There was a problem generating the report.',
  formato_csv: 'CSV',
  formato_pdf: 'PDF',
  formato_txt: 'TXT',
  formato_xls: 'Excel',
  formato_xlsx: 'XLSX',
  gerar_relatorio: 'Generate report',
  nenhum_relatorio_disponivel: 'No management report available.',
  o_campo_e_obrigatorio: 'The field {{description}} is required.',
  relatorio_periodo_invertido: 'The first date cannot be after the last date.',
};
