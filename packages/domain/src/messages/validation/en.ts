import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  campo_invalido: 'Invalid value in {{campo}}.',
  campo_obrigatorio: 'Required field',
  cep_invalido: 'Invalid postal code',
  cnpj_invalido: 'Invalid CNPJ',
  cpf_cnpj_invalido: 'Invalid CPF or CNPJ',
  cpf_invalido: 'Invalid CPF',
  data_invalida: 'Invalid date',
  destino_obrigatorio: 'Enter the destination',
  email_invalido: 'Invalid e-mail.',
  ie_invalida: 'Invalid state registration',
  informe_um_localizador_valido: 'Enter a valid locator.',
  numero_cartao_invalido: 'Invalid card number',
  numero_inteiro_invalido: 'The number must have exactly 10 digits',
  origem_obrigatoria: 'Enter the origin',
  telefone_invalido: 'Invalid phone number',
  texto_com_decimais_demais: {
    one: 'The pasted amount has more than {{count}} decimal.',
    other: 'The pasted amount has more than {{count}} decimals.',
  },
  texto_com_varios_localizadores: 'The text has more than one locator; the first one was kept.',
  texto_longo_demais: 'The text has {{tamanho}} characters; {{limite}} fit.',
  texto_maior_que_campo: 'It did not fit: the text is longer than the field.',
  texto_sem_valor: 'The pasted text is not an amount.',
  validade_cartao_invalida: 'Invalid card expiry',
  valor_acima_do_limite: 'The amount is above the limit of {{limite}}.',
  valor_com_decimais_demais: {
    one: 'The typed amount has more than {{count}} decimal.',
    other: 'The typed amount has more than {{count}} decimals.',
  },
  valor_em_outra_moeda: 'The pasted amount is in another currency; this field is in {{moeda}}.',
  valor_maximo: 'The maximum value is {{max}}',
  valor_minimo: 'The minimum value is {{min}}',
  valor_nao_pode_ser_negativo: 'The amount cannot be negative.',
};
