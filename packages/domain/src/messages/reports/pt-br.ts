export const ptBr = {
  buscar_relatorio: 'Buscar relatório',
  erro_buscar_relatorios: 'Erro ao buscar relatórios',
  erro_gerar_relatorio: 'Ops! Ocorreu algum problema ao gerar o relatório.',
  formato_csv: 'CSV',
  formato_pdf: 'PDF',
  formato_txt: 'TXT',
  formato_xls: 'Excel',
  formato_xlsx: 'XLSX',
  gerar_relatorio: 'Gerar relatório',
  nenhum_relatorio_disponivel: 'Nenhum relatório gerencial disponível.',
  o_campo_e_obrigatorio: 'O campo {{description}} é obrigatório.',
  relatorio_periodo_invertido: 'A data inicial não pode ser posterior à data final.',
} as const;
