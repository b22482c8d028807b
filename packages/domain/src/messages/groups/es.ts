import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  erro_buscar_grupos: 'Error al buscar los grupos de servicios.',
  grupo_alterado: 'Grupo modificado.',
  grupo_alterado_por_outro: 'El grupo fue modificado por otra persona.',
  grupo_erro_cliente_duplicado: 'Este cliente ya está en el grupo.',
  grupo_erro_cliente_nulo: 'Seleccione el cliente.',
  grupo_erro_descricao: 'Ingrese la descripción del grupo.',
  grupo_erro_nome: 'Ingrese el nombre del grupo.',
  grupo_erro_nome_em_uso: 'Ya existe un grupo con este nombre.',
  grupo_inserido: 'Grupo insertado.',
  grupo_servico_1: 'Grupo agregado con éxito',
  grupo_servico_2: 'Grupo modificado con éxito',
  grupo_servico_3: 'Informe el nombre del grupo',
  grupo_servico_4: 'Informe la descripción del grupo',
  grupo_servico_5: 'Cliente duplicado en el grupo',
  grupo_servico_6: 'El campo cliente no puede estar vacío',
};
