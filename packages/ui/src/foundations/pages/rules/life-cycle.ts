import { STATUS_COTACAO, STATUS_SOLICITACAO } from '@guiche/domain/enums';
import { type Actor, quoteTransitionRefusal, requestTransitionRefusal, type TransitionRefusal } from '@guiche/domain/requests';
import { quoteStatus, requestStatus } from './choices.ts';
import { choice } from './fields.tsx';
import { type Answer, formula } from './formula.tsx';
import { either, labelOf, type Say } from './words.ts';

const ACTORS: Record<Actor, string> = { AGENCIA: 'Agência', CLIENTE: 'Cliente' };
const actor = choice<Actor>('Quem muda', ['AGENCIA', 'CLIENTE'], (value) => ACTORS[value]);

/** Why not, by who asks: what another may do is left to them. */
function whyNot(refusal: TransitionRefusal, by: Actor): string {
  if (refusal === 'not_named') return 'ninguém faz esta mudança';
  return by === 'AGENCIA' ? 'quem faz esta mudança é o cliente' : 'quem faz esta mudança é a agência';
}

interface Target {
  readonly name: string;
  readonly refusal: TransitionRefusal | undefined;
}

/** Where a status may lead, and why not elsewhere: first what another may do, then what nobody may. */
function whereTo(targets: readonly Target[], by: Actor): Answer {
  const open = targets.filter(({ refusal }) => refusal === undefined).map(({ name }) => name);
  const closed = (['by_another', 'not_named'] as const).flatMap((refusal) =>
    targets.filter((target) => target.refusal === refusal).map(({ name }) => `${name}: ${whyNot(refusal, by)}`),
  );
  return { result: open.length > 0 ? either(open) : 'Nenhuma mudança', steps: closed };
}

const quoteName = (status: string, say: Say) => labelOf('status_cotacao', status, say);
const requestName = (status: string, say: Say) => labelOf('status_solicitacao', status, say);

export const LIFE_CYCLE = [
  formula({
    id: 'situacao-da-cotacao',
    title: 'Situação da cotação',
    purpose: 'Para onde uma cotação pode ir, quem a leva, e por que não para outro lugar.',
    requirements: ['Q-096'],
    fields: { from: quoteStatus, by: actor },
    start: { from: 'COTACAO_PENDENTE', by: 'AGENCIA' },
    answer: ({ from, by }, say) =>
      whereTo(
        STATUS_COTACAO.filter((to) => to !== from).map((to) => ({
          name: quoteName(to, say),
          refusal: quoteTransitionRefusal(from, to, by),
        })),
        by,
      ),
  }),
  formula({
    id: 'situacao-da-solicitacao',
    title: 'Situação da solicitação',
    purpose: 'O mesmo para a solicitação inteira.',
    requirements: ['Q-096'],
    fields: { from: requestStatus, by: actor },
    start: { from: 'EMISSAO', by: 'AGENCIA' },
    answer: ({ from, by }, say) =>
      whereTo(
        STATUS_SOLICITACAO.filter((to) => to !== from).map((to) => ({
          name: requestName(to, say),
          refusal: requestTransitionRefusal(from, to, by),
        })),
        by,
      ),
  }),
];
