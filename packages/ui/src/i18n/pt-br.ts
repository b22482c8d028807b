/** What the components say, in pt-BR. The other languages have the same shape: the compiler sees to it. */
export const ptBr = {
  common: {
    pending: 'Aguarde…',
  },
  dialog: {
    close: 'Fechar',
  },
  confirmDialog: {
    count: '{{count}} de {{limit}} caracteres',
  },
  collapsibleSection: {
    errorsOne: '1 erro',
    errorsMany: '{{count}} erros',
  },
} as const;
