import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  carregando: 'Cargando...',
  carregar_mais: 'Cargar más',
  dados_copiados: '¡Datos copiados con éxito!',
  erro_ao_carregar_informacoes: 'Error al cargar la información.',
  erro_ao_salvar_informacoes: 'Error al guardar la información.',
  erro_buscar_dados_lookup: 'Error al buscar datos del Lookup: {{entity}}',
  erro_copiar_dados: 'Error al copiar los datos.',
  fechar: 'Cerrar',
  informacoes_salvas_com_sucesso: 'Información guardada con éxito.',
  nenhum_resultado_encontrado: 'Ningún resultado encontrado',
  preferencial: 'Preferencial',
  secundario: 'Secundario',
};
