import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Empty',
  args: { required: true, description: 'O viajante recebe um aviso.', error: 'Marque para seguir.' },
  parts: [
    { name: 'Box', at: '[role="checkbox"]', says: 'shows yes or no by its mark, not by its colour alone.' },
    { name: 'Label', at: 'label', says: 'says what is true when the box is marked; a press on it counts.' },
    { name: 'Required mark', at: 'label > span', says: 'says that the box must be marked.' },
    { name: 'Description', at: '[id$="-description"]', says: 'what follows from yes.' },
    { name: 'Error', at: '[id$="-error"]', says: 'what is wrong and what to do.' },
  ],
};
