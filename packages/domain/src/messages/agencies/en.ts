import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  agencia_alterada_por_outra_pessoa: "Someone else saved the agency's data before you.",
  agencia_salva: 'Agency saved.',
  agencia_salva_parcialmente: 'Agency saved, but these could not be updated: {{clientes}}.',
  endereco_web_invalido: 'Enter an address that begins with https:// or http://.',
  erro_buscar_agencia: 'Error fetching the agency.',
  erro_buscar_instancia: "Error fetching the client's data.",
  erro_buscar_integracoes: "Error fetching the client's integrations.",
  erro_salvar_integracoes: 'Error saving the integrations.',
  falha_verificar_fornecedores_externos: 'Failed to check external suppliers',
  integracoes_alteradas_por_outra_pessoa: "Someone else saved this client's integrations before you.",
  integracoes_salvas: 'Integrations saved.',
};
