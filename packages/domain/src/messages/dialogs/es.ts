import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  alteracoes_nao_salvas: 'Hay cambios sin guardar. ¿Desea salir de todos modos?',
  cancelar: 'Cancelar',
  confirmar: 'Confirmar',
  entendi: 'Entendido',
  limite_de_caracteres: 'Máximo de {{limite}} caracteres',
  nao: 'No',
  ok: 'Ok',
  preencha_o_campo: 'Complete el campo antes de continuar',
  preencha_o_campo_antes_de_continuar: 'Complete el campo antes de continuar',
  seguir_com_alteracao: 'Continuar con el cambio',
  sim: 'Sí',
  texto_limite_255: 'El texto puede tener como máximo 255 caracteres.',
};
