import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  alteracoes_nao_salvas: 'There are unsaved changes. Leave anyway?',
  cancelar: 'Cancel',
  confirmar: 'Confirm',
  entendi: 'Got it',
  limite_de_caracteres: 'At most {{limite}} characters',
  nao: 'No',
  ok: 'Ok',
  preencha_o_campo: 'Fill in the field before continuing',
  preencha_o_campo_antes_de_continuar: 'Fill in the field before continuing',
  seguir_com_alteracao: 'Continue with the change',
  sim: 'Yes',
  texto_limite_255: 'The text may have at most 255 characters.',
};
