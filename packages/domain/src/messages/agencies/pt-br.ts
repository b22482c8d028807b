export const ptBr = {
  agencia_alterada_por_outra_pessoa: 'Outra pessoa salvou os dados da agência antes de você.',
  agencia_salva: 'Agência salva.',
  agencia_salva_parcialmente: 'Agência salva, mas não foi possível atualizar: {{clientes}}.',
  endereco_web_invalido: 'Informe um endereço que comece com https:// ou http://.',
  erro_buscar_agencia: 'Erro ao buscar a agência.',
  erro_buscar_instancia: 'Erro ao buscar os dados do cliente.',
  erro_buscar_integracoes: 'Erro ao buscar as integrações do cliente.',
  erro_salvar_integracoes: 'Erro ao salvar as integrações.',
  falha_verificar_fornecedores_externos: 'Falha ao verificar fornecedores externos',
  integracoes_alteradas_por_outra_pessoa: 'Outra pessoa salvou as integrações deste cliente antes de você.',
  integracoes_salvas: 'Integrações salvas.',
} as const;
