import type { ErrorBody } from '@guiche/domain/entities';
import { type MessageKey, messageText, type Text, type TextParams } from '@guiche/domain/messages';
import { ALL_TOPICS } from '@guiche/domain/messages/all';
import { quoteName } from '@guiche/domain/quotes';
import {
  CALLED_OFF_FLIGHT,
  CANCELLED_BUS,
  CANCELLED_CAR,
  CANCELLED_FLIGHT,
  CANCELLED_SERVICE,
  CANCELLED_STAY,
  CHANGED_FLIGHT,
} from './ended-issues.ts';
import { CONSULTANT } from './people.ts';
import { AIR_QUOTE } from './quotes.ts';
import { REQUEST } from './requests.ts';

// Not `allMessages`: nobody can `require` a module that awaits.
const TEXTS = new Map<string, Text>(ALL_TOPICS.flatMap(({ ptBr }) => Object.entries(ptBr)));

function refusal(chave: MessageKey, parametros?: TextParams): ErrorBody {
  const titulo = messageText(TEXTS.get(chave) ?? chave, 'pt-BR', parametros);
  return { tipo: 'ERROR', titulo, chave, ...(parametros && { parametros: { ...parametros } }) };
}

/** What a refusal with each status looks like; of a validation, a list. @see */
export const REFUSALS: Readonly<Record<number, ErrorBody | readonly ErrorBody[]>> = {
  400: refusal('requisicao_invalida'),
  401: refusal('sessao_expirada'),
  403: refusal('sem_permissao'),
  404: refusal('solicitacao_nao_encontrada'),
  409: refusal('solicitacao_alterada_por_outro_usuario'),
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
  502: refusal('erro_ao_enviar_email_via_zendesk'),
  503: refusal('servidor_indisponivel'),
};

const CHANGED_QUOTE = {
  ...refusal('cotacao_alterada_por_outro_usuario'),
  atual: { cotacao: { ...AIR_QUOTE, versao: 2 }, alteradaEm: '2026-11-21T14:05:09.000Z', alteradaPor: CONSULTANT.name },
};
const changed = <Quote extends object>(cotacao: Quote) => ({ ...CHANGED_QUOTE, atual: { ...CHANGED_QUOTE.atual, cotacao } });
const CHANGED_RESPONSIBLE = {
  ...refusal('solicitacao_com_outro_responsavel', { usuario: CONSULTANT.name }),
  atual: { reponsavel: CONSULTANT },
};
const CHANGED_REQUEST = {
  ...refusal('solicitacao_alterada_por_outro_usuario'),
  atual: { status: REQUEST.status, cotacoes: [{ id: AIR_QUOTE.id, versao: 2 }] },
};

const CHANGED_CHOICE = {
  ...refusal('escolha_mudou', { nome: quoteName(AIR_QUOTE) }),
  atual: { id: AIR_QUOTE.idServico, idCotacaoEscolhida: AIR_QUOTE.id },
};

const CHANGED_CHANGE = { ...refusal('solicitacao_mudou_antes_da_decisao'), atual: { status: 'EMISSAO', versao: 8 } };

/** What a conflict looks like, by call: with the present state. @see B-061 */
export const CONFLICTS: Readonly<Record<string, ErrorBody>> = {
  saveQuote: CHANGED_QUOTE,
  saveIssue: CHANGED_QUOTE,
  generateVirtualCard: CHANGED_QUOTE,
  saveEarlierIssues: CHANGED_QUOTE,
  useBalance: refusal('saldo_ja_utilizado'),
  concludeIssues: CHANGED_REQUEST,
  concludeChangedIssues: CHANGED_REQUEST,
  saveAirChoices: CHANGED_CHOICE,
  saveBusChoices: CHANGED_CHOICE,
  saveCarChoices: CHANGED_CHOICE,
  saveHotelChoices: CHANGED_CHOICE,
  sendForChange: CHANGED_CHANGE,
  decideChange: CHANGED_CHANGE,
  removeQuote: CHANGED_QUOTE,
  restoreQuote: CHANGED_QUOTE,
  cancelAirIssue: changed(CANCELLED_FLIGHT),
  changeAirIssue: changed(CHANGED_FLIGHT),
  cancelHotelReservation: changed(CANCELLED_STAY),
  cancelIssueOfAir: changed(CALLED_OFF_FLIGHT),
  cancelIssueOfHotel: changed(CANCELLED_STAY),
  cancelIssueOfCar: changed(CANCELLED_CAR),
  cancelIssueOfBus: changed(CANCELLED_BUS),
  cancelIssueOfOther: changed(CANCELLED_SERVICE),
  takeOverRequest: CHANGED_RESPONSIBLE,
  concludeQuoting: CHANGED_REQUEST,
  returnRequest: CHANGED_REQUEST,
  releaseRequest: CHANGED_RESPONSIBLE,
};
