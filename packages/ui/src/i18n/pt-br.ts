/** What the components say, in pt-BR. The other languages have the same shape: the compiler sees to it. */
export const ptBr = {
  common: {
    pending: 'Aguarde…',
  },
} as const;
