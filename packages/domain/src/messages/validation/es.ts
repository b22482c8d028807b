import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  campo_invalido: 'Valor inválido en {{campo}}.',
  campo_obrigatorio: 'Campo obligatorio',
  cep_invalido: 'Código postal inválido',
  cnpj_invalido: 'CNPJ inválido',
  cpf_cnpj_invalido: 'CPF o CNPJ inválido',
  cpf_invalido: 'CPF inválido',
  data_invalida: 'Fecha inválida',
  destino_obrigatorio: 'Informe el destino',
  email_invalido: 'Correo electrónico inválido.',
  ie_invalida: 'Inscripción estatal inválida',
  informe_um_localizador_valido: 'Indique un localizador válido.',
  numero_cartao_invalido: 'Número de tarjeta inválido',
  numero_inteiro_invalido: 'El número debe tener exactamente 10 dígitos',
  origem_obrigatoria: 'Informe el origen',
  telefone_invalido: 'Teléfono inválido',
  texto_com_decimais_demais: {
    one: 'El importe pegado tiene más de {{count}} decimal.',
    other: 'El importe pegado tiene más de {{count}} decimales.',
  },
  texto_com_varios_localizadores: 'El texto tiene más de un localizador; quedó el primero.',
  texto_longo_demais: 'El texto tiene {{tamanho}} caracteres; caben {{limite}}.',
  texto_maior_que_campo: 'No cupo entero: el texto es más largo que el campo.',
  texto_sem_valor: 'El texto pegado no es un importe.',
  validade_cartao_invalida: 'Vencimiento de la tarjeta inválido',
  valor_acima_do_limite: 'El valor supera el límite de {{limite}}.',
  valor_com_decimais_demais: {
    one: 'El importe escrito tiene más de {{count}} decimal.',
    other: 'El importe escrito tiene más de {{count}} decimales.',
  },
  valor_em_outra_moeda: 'El importe pegado está en otra moneda; este campo es en {{moeda}}.',
  valor_maximo: 'El valor máximo es {{max}}',
  valor_minimo: 'El valor mínimo es {{min}}',
  valor_nao_pode_ser_negativo: 'El valor no puede ser negativo.',
};
