import type { Quote } from '../entities/index.ts';
import type { StatusCotacao } from '../enums/index.ts';

type Choosable = Pick<Quote, 'id' | 'statusCotacao'>;

/** A service with its quotes, and which of them the client chose. */
export interface ChosenService<Each extends Choosable = Choosable> {
  readonly cotacoes: readonly Each[];
  readonly idCotacaoEscolhida: string | null;
}

const ISSUED: readonly StatusCotacao[] = ['EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA'];
const GIVEN_UP: readonly StatusCotacao[] = ['EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE'];

const isChosenIn = ({ cotacoes, idCotacaoEscolhida }: ChosenService, statuses: readonly StatusCotacao[]) =>
  cotacoes.some(({ id, statusCotacao }) => id === idCotacaoEscolhida && statuses.includes(statusCotacao));

/**
 * Whether what the client chose for a service is issued: nothing is chosen for it again, also when its request returns to selection.
 * @see
 */
export function isSettledService(service: ChosenService): boolean {
  return isChosenIn(service, ISSUED);
}

/**
 * Whether what the client chose for a service was cancelled after its issue, or is to be: something else may be chosen, and need not be.
 * @see
 */
export function choiceIsOptional(service: ChosenService): boolean {
  return isChosenIn(service, GIVEN_UP);
}

/** The quotes of a service that are offered to the client, who may choose one. @see */
export function offeredQuotes<Each extends Choosable>(service: ChosenService<Each>): Each[] {
  return isSettledService(service) ? [] : service.cotacoes.filter(({ statusCotacao }) => statusCotacao === 'COTACAO_FINALIZADA');
}
