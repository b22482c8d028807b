import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  visao_alterada_por_outro: 'The view was changed by somebody else.',
  visao_nao_salva: 'The view could not be saved.',
  visao_nome_longo: 'The name can have up to {{limite}} characters.',
  visao_nome_repetido: 'You already have a view named {{nome}}.',
  visao_sem_nome: 'Give the view a name.',
  visoes_demais: 'You already have {{limite}} views. Delete one to save another.',
  visoes_nao_carregadas: 'The views could not be loaded.',
};
