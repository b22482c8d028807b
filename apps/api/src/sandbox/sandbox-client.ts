import type { ClientAnswer, ClientPort, OfferedQuote } from './client-port.ts';

const REASONS = [
  'Os horários não atendem à agenda. Por favor, cotem opções mais cedo.',
  'Os valores passam da política da empresa. Procurem alternativas mais econômicas.',
  'Precisamos de bagagem despachada incluída. Favor cotar de novo.',
] as const;

const CHANGE_REASONS = [
  'O novo valor passa do que foi aprovado. Voltem ao valor original ou procurem outra opção.',
  'A mudança de horário não atende. Mantenham a reserva aprovada.',
] as const;

/** One request of this many is sent back, and one change of this many is refused. */
const RETURNED_EVERY = 6;

/** The cheapest quote of each service. A quote without a rate has no price and is never chosen. */
export function cheapest(offered: readonly OfferedQuote[]): ReadonlyMap<string, string> {
  const best = new Map<string, OfferedQuote & { readonly total: number }>();
  for (const quote of offered) {
    if (quote.total === null) continue;
    const present = best.get(quote.idServico);
    if (!present || quote.total < present.total) best.set(quote.idServico, { ...quote, total: quote.total });
  }
  return new Map([...best].map(([idServico, { id }]) => [idServico, id]));
}

/** What the client writes back when it is asked something. */
const CHECKING = 'Vou confirmar com o viajante e já retorno.';

/**
 * A client that decides by the request's number alone: mostly for the cheapest quotes, sometimes with a reason to quote again. In the chat it
 * answers questions.
 */
export const sandboxClient: ClientPort = {
  decide(numero, offered): ClientAnswer {
    const escolhidas = cheapest(offered);
    const reason = REASONS[Math.floor(numero / RETURNED_EVERY) % REASONS.length] ?? REASONS[0];
    if (numero % RETURNED_EVERY === 0 || escolhidas.size === 0) return { resposta: 'DEVOLVER', justificativa: reason };
    return { resposta: 'APROVAR', escolhidas };
  },
  decideChange(numero) {
    const justificativa = CHANGE_REASONS[Math.floor(numero / RETURNED_EVERY) % CHANGE_REASONS.length] ?? CHANGE_REASONS[0];
    return numero % RETURNED_EVERY === 0 ? { aprovado: false, justificativa } : { aprovado: true, justificativa: null };
  },
  answerMessage: (mensagem) => (mensagem.includes('?') ? CHECKING : null),
};
