import type { ErrorBody } from '@guiche/domain/entities';
import { type MessageKey, messageText } from '@guiche/domain/messages';
import { allMessages } from '@guiche/domain/messages/all';

const TEXTS = await allMessages('pt-BR');

function refusal(chave: MessageKey): ErrorBody {
  return { tipo: 'ERROR', titulo: messageText(TEXTS.get(chave) ?? chave, 'pt-BR'), chave };
}

/** What a refusal with each status looks like; of a validation, a list. @see */
export const REFUSALS: Readonly<Record<number, ErrorBody | readonly ErrorBody[]>> = {
  400: refusal('requisicao_invalida'),
  401: refusal('sessao_expirada'),
  403: refusal('sem_permissao'),
  404: refusal('solicitacao_nao_encontrada'),
  409: refusal('cotacao_alterada_por_outro_usuario'),
  422: [
    { ...refusal('informe_a_tarifa'), campo: 'tarifa' },
    {
      tipo: 'ERROR',
      titulo: 'O valor passa do limite de 999.999.999.999,99.',
      chave: 'valor_acima_do_limite',
      parametros: { limite: '999.999.999.999,99' },
      campo: 'taxas',
    },
  ],
  429: {
    tipo: 'ERROR',
    titulo: 'Muitas tentativas de acesso. Aguarde 15 min e tente de novo.',
    chave: 'muitas_tentativas',
    parametros: { minutos: 15 },
  },
};
