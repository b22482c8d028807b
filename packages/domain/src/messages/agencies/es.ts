import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  agencia_alterada_por_outra_pessoa: 'Otra persona guardó los datos de la agencia antes que usted.',
  agencia_salva: 'Agencia guardada.',
  agencia_salva_parcialmente: 'Agencia guardada, pero no fue posible actualizar: {{clientes}}.',
  endereco_web_invalido: 'Ingrese una dirección que comience con https:// o http://.',
  erro_buscar_agencia: 'Error al buscar la agencia.',
  erro_buscar_instancia: 'Error al buscar los datos del cliente.',
  erro_buscar_integracoes: 'Error al buscar las integraciones del cliente.',
  erro_salvar_integracoes: 'Error al guardar las integraciones.',
  falha_verificar_fornecedores_externos: 'Fallo al verificar proveedores externos',
  integracoes_alteradas_por_outra_pessoa: 'Otra persona guardó las integraciones de este cliente antes que usted.',
  integracoes_salvas: 'Integraciones guardadas.',
};
