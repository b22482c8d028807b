import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  visao_alterada_por_outro: 'Otra persona modificó la vista.',
  visao_nao_salva: 'No fue posible guardar la vista.',
  visao_nome_longo: 'El nombre puede tener hasta {{limite}} caracteres.',
  visao_nome_repetido: 'Usted ya tiene una vista con el nombre {{nome}}.',
  visao_sem_nome: 'Dé un nombre a la vista.',
  visoes_demais: 'Usted ya tiene {{limite}} vistas. Elimine una para guardar otra.',
  visoes_nao_carregadas: 'No fue posible cargar las vistas.',
};
