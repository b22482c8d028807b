import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  erro_buscar_grupos: 'Error fetching the service groups.',
  grupo_alterado: 'Group changed.',
  grupo_alterado_por_outro: 'The group was changed by somebody else.',
  grupo_erro_cliente_duplicado: 'This client is already in the group.',
  grupo_erro_cliente_nulo: 'Select the client.',
  grupo_erro_descricao: "Enter the group's description.",
  grupo_erro_nome: "Enter the group's name.",
  grupo_erro_nome_em_uso: 'There is a group of this name already.',
  grupo_inserido: 'Group inserted.',
  grupo_servico_1: 'Group inserted successfully',
  grupo_servico_2: 'Group changed successfully',
  grupo_servico_3: 'Enter the group name',
  grupo_servico_4: 'Enter the group description',
  grupo_servico_5: 'Duplicate client in the group',
  grupo_servico_6: 'The client field cannot be empty',
};
