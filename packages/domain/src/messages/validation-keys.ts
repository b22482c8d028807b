import type { MessageKey } from './message-key.ts';

/** The message keys for a value that does not match its format or breaks a limit of its field. @see S-228 */
export const VALIDATION_KEYS = {
  email: 'email_invalido',
  cpf: 'cpf_invalido',
  cnpj: 'cnpj_invalido',
  cpfCnpj: 'cpf_cnpj_invalido',
  ie: 'ie_invalida',
  cep: 'cep_invalido',
  telefone: 'telefone_invalido',
  inteiro: 'numero_inteiro_invalido',
  cartao: 'numero_cartao_invalido',
  validadeCartao: 'validade_cartao_invalida',
  data: 'data_invalida',
  min: 'valor_minimo',
  max: 'valor_maximo',
  required: 'campo_obrigatorio',
} as const satisfies Record<string, MessageKey>;
