import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  buscar_relatorio: 'Buscar informe',
  erro_buscar_relatorios: 'Error al buscar informes',
  erro_gerar_relatorio: '¡Ups! Ocurrió un problema al generar el informe.',
  formato_csv: 'CSV',
  formato_pdf: 'PDF',
  formato_txt: 'TXT',
  formato_xls: 'Excel',
  formato_xlsx: 'XLSX',
  gerar_relatorio: 'Generar informe',
  nenhum_relatorio_disponivel: 'Ningún informe gerencial disponible.',
  o_campo_e_obrigatorio: 'El campo {{description}} es obligatorio.',
  relatorio_periodo_invertido: 'La fecha inicial no puede ser posterior a la fecha final.',
};
