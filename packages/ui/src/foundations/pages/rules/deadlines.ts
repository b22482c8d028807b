import { reservationState } from '@guiche/domain/air/quote';
import { type DeadlineState, deadlineState, timeBetween } from '@guiche/domain/deadline';
import { cancellationLabel } from '@guiche/domain/quotes';
import { formatDateTime } from '@guiche/masks/date-time';
import { quoteStatus } from './choices.ts';
import { moment } from './fields.tsx';
import { formula } from './formula.tsx';
import { isMoment } from './words.ts';

/** The moment that a clock in Brasília shows; three hours behind UTC all year round, since 2019. `undefined` for a text that is no time. */
function inBrasilia(wallClock: string | null): Date | undefined {
  return isMoment(wallClock) ? new Date(`${wallClock}:00-03:00`) : undefined;
}

const SAID: Record<DeadlineState, string> = { none: 'Sem prazo', ahead: 'No prazo', past: 'Vencido' };
const RESERVED: Record<DeadlineState, string> = { none: 'Não vence', ahead: 'Vale', past: 'Vencida' };

/** `undefined` while a text is half typed; null for none. */
function deadlineOf(wallClock: string | null): string | null | undefined {
  return wallClock === null ? null : inBrasilia(wallClock)?.toISOString();
}

function held(deadline: string | null, wallClock: string | null, now: Date, nowText: string | null): readonly string[] {
  if (deadline === null) return [`Agora: ${formatDateTime(nowText)}`];
  return [`Prazo: ${formatDateTime(wallClock)}`, `Agora: ${formatDateTime(nowText)}`, `Entre os dois: ${timeBetween(deadline, now)}`];
}

export const DEADLINES = [
  formula({
    id: 'prazo',
    title: 'Prazo',
    purpose: 'Se um prazo já passou. No minuto exato ainda vale.',
    requirements: ['A-101'],
    fields: { prazo: moment('Prazo'), agora: moment('Agora') },
    start: { prazo: '2026-11-21T14:10', agora: '2026-11-21T12:00' },
    answer: ({ prazo, agora }) => {
      const deadline = deadlineOf(prazo);
      const now = inBrasilia(agora);
      if (deadline === undefined || now === undefined) return undefined;
      return { result: SAID[deadlineState(deadline, now)], steps: held(deadline, prazo, now, agora) };
    },
  }),
  formula({
    id: 'validade-da-reserva',
    title: 'Validade da reserva aérea',
    purpose: 'Passada a validade, o preço já não é garantido. Sem data, a reserva não vence.',
    requirements: ['Q-197', 'Q-198', 'A-082'],
    fields: { validade: moment('Validade da reserva'), agora: moment('Agora') },
    start: { validade: '2026-11-05T18:30', agora: '2026-11-05T18:31' },
    answer: ({ validade, agora }) => {
      const validadeReserva = deadlineOf(validade);
      const now = inBrasilia(agora);
      if (validadeReserva === undefined || now === undefined) return undefined;
      return { result: RESERVED[reservationState({ validadeReserva }, now)], steps: held(validadeReserva, validade, now, agora) };
    },
  }),
  formula({
    id: 'prazo-de-cancelamento',
    title: 'Prazo de cancelamento do hotel',
    purpose: 'O que a cotação diz do seu cancelamento: some depois de emitida, e depois do check-in.',
    requirements: ['A-083', 'A-084', 'A-085'],
    fields: {
      prazo: moment('Cancelamento até'),
      checkin: moment('Check-in'),
      agora: moment('Agora'),
      statusCotacao: quoteStatus,
    },
    start: { prazo: '2026-03-08T18:00', checkin: '2026-03-10T14:00', agora: '2026-03-07T09:00', statusCotacao: 'EMISSAO_PENDENTE' },
    answer: ({ prazo, checkin, agora, statusCotacao }, say) => {
      const prazoCancelamento = deadlineOf(prazo);
      const now = inBrasilia(agora);
      if (prazoCancelamento === undefined || now === undefined || !isMoment(checkin)) return undefined;
      const quote = { prazoCancelamento, dataCancelamento: null, dataEmissao: null, statusCotacao };
      const label = cancellationLabel(quote, { tipoServico: 'HOTEL', checkin }, now);
      return { result: label === null ? 'Nada a dizer' : say(label.key, label.params), steps: held(prazoCancelamento, prazo, now, agora) };
    },
  }),
];
