export const ptBr = {
  carregando: 'Carregando...',
  carregar_mais: 'Carregar mais',
  dados_copiados: 'Dados copiados com sucesso!',
  erro_ao_carregar_informacoes: 'Erro ao carregar informações.',
  erro_ao_salvar_informacoes: 'Erro ao salvar informações.',
  erro_buscar_dados_lookup: 'Erro ao buscar dados do Lookup: {{entity}}',
  erro_copiar_dados: 'Erro ao copiar dados.',
  fechar: 'Fechar',
  informacoes_salvas_com_sucesso: 'Informações salvas com sucesso.',
  nenhum_resultado_encontrado: 'Nenhum resultado encontrado',
  preferencial: 'Preferencial',
  secundario: 'Secundário',
} as const;
