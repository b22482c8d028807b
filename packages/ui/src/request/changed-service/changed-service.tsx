import type { ApprovalDifference } from '@guiche/domain/changed-issues';
import type { Service } from '@guiche/domain/entities';
import type { ReservationData, ReservationDifference } from '@guiche/domain/issuing';
import { quoteOfferBeside, statusCotacaoLabel } from '@guiche/domain/quotes';
import { serviceRoute } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import { type ReactNode, useId } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { clockTime } from '../../internal/day-text.ts';
import { changedServiceTexts } from './changed-service.texts.ts';

export interface ChangedServiceProps {
  /** The service with its chosen quote. */
  service: Service;
  /** How the chosen quote differs from what the client approved; null when nothing of it is to be approved. */
  difference?: ApprovalDifference | null;
  /** What else is told of the service, below what was chosen: its days, its flights. */
  children?: ReactNode;
}

/** The places of the segments that wait for their cancellation, counted from 1. */
function waitingSegments({ escolhida }: Service): readonly number[] {
  if (!escolhida || !('segmentos' in escolhida)) return [];
  return escolhida.segmentos.flatMap(({ status }, index) => (status === 'PENDENTE_CANCELAMENTO' ? [index + 1] : []));
}

/**
 * A service of a changed issue: what is to be done with it, what the client says, and what was approved beside what it costs now.
 *
 * Use: for each service of a changed issue.
 * Not for: working on its quotes, which is a `ServicePanel`.
 * Keyboard: none.
 * Screen reader: an article named by kind and route; the values are terms.
 * @see
 * @keywords emissão alterada, serviço, alteração, cancelamento, aprovação
 */
export function ChangedService({ service, difference = null, children }: ChangedServiceProps) {
  const t = useTexts(changedServiceTexts);
  const id = useId();
  const { escolhida, observacao } = service;
  const waiting = waitingSegments(service);
  return (
    <article
      data-slot="changed-service"
      aria-labelledby={`${id}-kind ${id}`}
      className="g:grid g:gap-3 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-pad"
    >
      <header className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2">
        <span id={`${id}-kind`} className="g:flex">
          <ServiceIcon kind={service.tipoServico} />
        </span>
        <div className="g:min-w-0 g:flex-1 g:basis-44">
          <h3 id={id} className="g:font-semibold">
            {serviceRoute(service)}
          </h3>
          <p className="g:text-ink-2 g:text-sm">{escolhida ? quoteOfferBeside(serviceRoute(service), escolhida) : t('nothingChosen')}</p>
          {children}
        </div>
        {escolhida && <StatusBadge label={statusCotacaoLabel(escolhida.statusCotacao)} />}
      </header>
      {waiting.length > 0 && (
        <p className="g:text-sm">
          {t('segments', { count: waiting.length, places: waiting.map((place) => t('segment', { place })).join(', ') })}
        </p>
      )}
      {observacao?.trim() && (
        <div className="g:text-sm">
          <p className="g:text-ink-2">{t('wish')}</p>
          <p className="g:whitespace-pre-line g:wrap-anywhere">{observacao}</p>
        </div>
      )}
      {difference && <Difference difference={difference} />}
    </article>
  );
}

/** What was approved, what it costs now, and what lies between: beside one another, and below one another where millions have no room. */
const VALUES = [
  ['approved', 'valorAprovado'],
  ['present', 'total'],
  ['difference', 'diferenca'],
] as const;

function Difference({ difference }: { difference: ApprovalDifference }) {
  const t = useTexts(changedServiceTexts);
  return (
    <>
      <dl className="g:flex g:flex-wrap g:gap-x-5 g:gap-y-1 g:tabular">
        {VALUES.map(([name, field]) => (
          <div key={name} className="g:own">
            <dt className="g:text-ink-2 g:text-sm">{t(name)}</dt>
            <dd className={name === 'present' ? 'g:font-semibold' : 'g:own'}>
              <MoneyText value={difference[field]} />
            </dd>
          </div>
        ))}
      </dl>
      {difference.reservaAlterada && <Banner tone="warning" title={t('reservation')} />}
      {difference.reserva.length > 0 && <ChangedReservation parts={difference.reserva} />}
    </>
  );
}

const dayAndTime = (text: string | null | undefined) => (text?.includes('T') ? formatDateTime(text) : text ? formatDate(text) : '');
/** When a flight arrives; its day is said when it is not that of the departure. */
function arrivalAfter(departure: string | null | undefined, arrival: string | null | undefined): string {
  const isSameDay = departure?.slice(0, 10) === arrival?.slice(0, 10);
  return arrival && isSameDay ? clockTime(arrival) : dayAndTime(arrival);
}

const filledOf = (parts: readonly (string | null | undefined)[], between: string) => parts.filter(Boolean).join(between);

/** A part of a reservation in one line: `LA 3345, REC → GRU, 13/12/2026 08:10 – 11:40`. */
function wordsOf({ part }: ReservationDifference, data: ReservationData | null): string {
  if (data === null) return '–';
  const [first, second, third, fourth, departure, arrival] = data;
  switch (part) {
    case 'voo':
      return filledOf(
        [
          filledOf([first, second], ' '),
          filledOf([third, fourth], ' → '),
          filledOf([dayAndTime(departure), arrivalAfter(departure, arrival)], ' – '),
        ],
        ', ',
      );
    case 'retirada':
    case 'devolucao':
      return filledOf([filledOf([dayAndTime(first), second], ' '), third], ', ') || '–';
    case 'checkin':
    case 'checkout':
    case 'partida':
      return dayAndTime(first) || '–';
    case 'nome':
    case 'tipoApartamento':
      return first || '–';
  }
}

/** The parts of a reservation that changed, as they were approved beside as they are now. */
function ChangedReservation({ parts }: { parts: readonly ReservationDifference[] }) {
  const t = useTexts(changedServiceTexts);
  return (
    <table data-part="reservation" className="g:w-full g:border-collapse">
      <thead className="g:own">
        <tr className="g:border-line g:border-b g:text-ink-2 g:text-xs">
          <th scope="col" className="g:pb-1 g:text-start g:font-medium">
            <span className="g:sr-only">{t('part')}</span>
          </th>
          {(['approved', 'present'] as const).map((name) => (
            <th key={name} scope="col" className="g:w-1/2 g:ps-3 g:pb-1 g:text-start g:font-medium">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="g:own">
        {parts.map((difference) => (
          <tr key={`${difference.part}-${difference.place}`} className="g:own">
            <th scope="row" className="g:whitespace-nowrap g:py-1.5 g:text-start g:align-top g:font-normal">
              {t(difference.part, { place: difference.place })}
            </th>
            <td className="g:py-1.5 g:ps-3 g:align-top g:break-words">{wordsOf(difference, difference.approved)}</td>
            <td className="g:py-1.5 g:ps-3 g:align-top g:font-semibold g:break-words">{wordsOf(difference, difference.present)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
