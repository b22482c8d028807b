export const ptBr = {
  alteracoes_nao_salvas: 'Há alterações não salvas. Deseja sair mesmo assim?',
  cancelar: 'Cancelar',
  confirmar: 'Confirmar',
  entendi: 'Entendi',
  limite_de_caracteres: 'Máximo de {{limite}} caracteres',
  nao: 'Não',
  ok: 'Ok',
  preencha_o_campo: 'Preencha o campo antes de continuar',
  preencha_o_campo_antes_de_continuar: 'Preencha o campo antes de continuar',
  seguir_com_alteracao: 'Seguir com alteração',
  sim: 'Sim',
  texto_limite_255: 'O texto pode ter no máximo 255 caracteres.',
} as const;
