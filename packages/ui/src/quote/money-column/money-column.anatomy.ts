import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'Stored',
  parts: [
    { name: 'Currency', at: 'select', says: 'the one in which every amount above the total is.' },
    { name: 'Rate', at: 'fieldset', says: 'what one unit is in reais.' },
    { name: 'Fare', at: '[name="tarifa"]', says: 'the first line; everything else is added to it.' },
    { name: 'Sign', at: 'hr ~ div:nth-of-type(3) > span', says: 'plus or minus: how the line goes into the total.' },
    { name: 'Share', at: '[name="taxaExtraPercentual"]', says: 'a percentage beside its amount; either one fills the other.' },
    { name: 'Markup', at: '[name="markup"]', says: 'computed until somebody types it, and says which of the two it is.' },
    { name: 'Total', at: 'output', says: 'the sum, in the footer of the modal.' },
  ],
};
