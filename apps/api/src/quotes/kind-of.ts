import { TIPO_SERVICO, TIPO_SERVICO_PATH, type TipoServico, type TipoServicoPath } from '@guiche/domain/enums';
import { CallError } from '../http/call-error.ts';

/** The kind of service by the word in a path; the contract accepts no other word. */
export function kindOf(word: TipoServicoPath): TipoServico {
  const kind = TIPO_SERVICO.find((one) => TIPO_SERVICO_PATH[one] === word);
  if (!kind) throw new CallError(404, 'registro_nao_encontrado');
  return kind;
}
