import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'SeveralLegs',
  parts: [
    { name: 'Trip', at: '[name="tipo"]', says: 'one way, there and back, or several legs.' },
    { name: 'Leg', at: 'fieldset', says: 'from where, to where, and on which day.' },
    { name: 'Swap', at: '[data-slot="button"][aria-label="Trocar origem e destino"]', says: 'the leg in the opposite direction.' },
    { name: 'Remove', at: '[data-slot="button"][aria-label^="Remover"]', says: 'while there are more than two legs.' },
    { name: 'Add', at: 'fieldset ~ [data-slot="button"]', says: 'one more leg, which begins where the last one ends.' },
    { name: 'Cabin', at: '[name="tipoCabine"]', says: 'any, until one is chosen.' },
    { name: 'Adults', at: '[name="adultos"]', says: 'how many fly.' },
    { name: 'Search', at: '[type="submit"]', says: 'the one primary action; Enter in any field does the same.' },
  ],
};
