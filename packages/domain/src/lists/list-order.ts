import { compareDeadlines } from '../deadline/index.ts';
import { STATUS_COTACAO_VIAGEM, TIPO_SERVICO } from '../enums/index.ts';
import { deadlineOfList } from './list-name.ts';
import type { ListColumn, ListName } from './list-words.ts';
import type { ListedRequest } from './listed-request.ts';

/** The order of a list by one of its columns. */
export interface ListOrder {
  readonly coluna: ListColumn;
  readonly sentido: 'crescente' | 'decrescente';
}

const inPortuguese = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

type Compare = (a: ListedRequest, b: ListedRequest) => number;

/** A comparison of two values of a column; what has none comes last whichever way one looks, as in A-100. */
function comparing<Value>(
  read: (request: ListedRequest) => Value | null | undefined,
  compare: (a: Value, b: Value) => number,
  sign: 1 | -1,
): Compare {
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    return sign * compare(left, right);
  };
}

const words = (a: string, b: string) => inPortuguese.compare(a, b);
const amounts = (a: number, b: number) => a - b;

function comparisonOf({ coluna, sentido }: ListOrder, lista: ListName): Compare {
  const sign = sentido === 'crescente' ? 1 : -1;
  const deadline = deadlineOfList(lista);
  const comparisons: Record<ListColumn, () => Compare> = {
    prazo: () => comparing((request) => (deadline ? request[deadline] : request.analiseCliente?.desde), compareDeadlines, sign),
    numero: () => comparing((request) => request.idSolicitacao, amounts, sign),
    viajantes: () => comparing((request) => request.colaboradores[0]?.nomeCompleto, words, sign),
    cliente: () => comparing((request) => request.empresa.nome, words, sign),
    viagem: () => comparing((request) => request.dataViagem, words, sign),
    servicos: () => comparing((request) => request.tiposServico.map((type) => TIPO_SERVICO.indexOf(type)).join(), words, sign),
    situacao: () => comparing((request) => STATUS_COTACAO_VIAGEM.indexOf(request.statusCotacaoViagem), amounts, sign),
    cotacoes: () => comparing((request) => request.analiseCliente?.quantidadeCotacoes, amounts, sign),
    melhorTotal: () => comparing((request) => request.analiseCliente?.melhorTotal, amounts, sign),
    responsavel: () => comparing((request) => request.responsavel?.name, words, sign),
  };
  return comparisons[coluna]();
}

/** The earliest deadline first, none last; while the client chooses, the one that has waited longest first. @see A-100 */
export const BY_DEADLINE: ListOrder = { coluna: 'prazo', sentido: 'crescente' };

/**
 * The requests of a list in an order; those that are equal in it by number. What has no value in the column comes last, both ways.
 * @see A-100, B-041, B-046
 */
export function orderRequests<Each extends ListedRequest>(requests: readonly Each[], order: ListOrder, lista: ListName): readonly Each[] {
  const compare = comparisonOf(order, lista);
  return [...requests].sort((a, b) => compare(a, b) || a.idSolicitacao - b.idSolicitacao);
}
