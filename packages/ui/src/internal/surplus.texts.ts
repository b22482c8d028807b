import { defineTexts } from '../i18n/index.ts';

/**
 * What a text field says of a pasted text that did not fit. The masked fields say the same with `texto_maior_que_campo` of the trade's texts,
 * which they have anyway: to read those costs more than a whole text field.
 */
export const surplusTexts = defineTexts({
  'pt-BR': { cut: 'Não coube inteiro: o texto é maior que o campo.' },
  en: { cut: 'It did not fit: the text is longer than the field.' },
  es: { cut: 'No cupo entero: el texto es más largo que el campo.' },
});
