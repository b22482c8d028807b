import { OPCAO_SALDO, STATUS_COTACAO, STATUS_SOLICITACAO, TIPO_SERVICO } from '@guiche/domain/enums';
import { choice, choiceOrNone } from './fields.tsx';
import { labelsOf } from './words.ts';

export const kindOfService = choice('Serviço', TIPO_SERVICO, labelsOf('secao'));
export const quoteStatus = choice('Situação da cotação', STATUS_COTACAO, labelsOf('status_cotacao'));
export const requestStatus = choice('Situação da solicitação', STATUS_SOLICITACAO, labelsOf('status_solicitacao'));
export const balanceOption = choiceOrNone('Opção de saldo', OPCAO_SALDO, labelsOf('opcao_saldo'));
