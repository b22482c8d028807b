import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  carregando: 'Loading...',
  carregar_mais: 'Load more',
  dados_copiados: 'Data copied successfully!',
  erro_ao_carregar_informacoes: 'Error loading information.',
  erro_ao_salvar_informacoes: 'Error saving information.',
  erro_buscar_dados_lookup: 'Error fetching data of the Lookup: {{entity}}',
  erro_copiar_dados: 'Error copying data.',
  fechar: 'Close',
  informacoes_salvas_com_sucesso: 'Information saved.',
  nenhum_resultado_encontrado: 'No result found',
  preferencial: 'Preferred',
  secundario: 'Secondary',
};
