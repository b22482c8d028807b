import type { RequestSummary } from '@guiche/domain/entities';
import { listStatusLabel } from '@guiche/domain/requests';
import { Fragment, type ReactNode } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { WaitingLabel } from '../../data/waiting-label/index.ts';
import { type TextKey, useTexts } from '../../i18n/index.ts';
import { dayAndMonth } from '../../internal/day-text.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { ResponsibleCell } from './responsible-cell.tsx';
import { SectionName } from './section-name.tsx';
import { ServiceIcons } from './service-icons.tsx';
import { UnreadCount } from './unread-count.tsx';
import { urgencySections } from './urgency-sections.ts';

type Column = readonly [name: TextKey<typeof requestListTexts>, width: string];

const SHARED = [
  ['number', 'w-26'],
  ['travellers', ''],
  ['client', ''],
  ['trip', 'w-39'],
  ['services', 'w-26'],
] as const satisfies readonly Column[];
const WITH_DEADLINE: readonly Column[] = [['deadline', 'w-42'], ...SHARED, ['status', 'w-48'], ['responsible', 'w-62']];
// The name of the list is the status of all its rows: the columns about the client's choice take the place of the status.
const IN_ANALYSIS: readonly Column[] = [
  ['waiting', 'w-42'],
  ...SHARED,
  ['quotes', 'w-24 text-right'],
  ['bestTotal', 'w-32 text-right'],
  ['responsible', 'w-62'],
];

/** The requests as a dense table whose heading stays in sight. */
export function RequestTable(props: RequestListProps) {
  const t = useTexts(requestListTexts);
  const { requests, deadline } = props;
  const columns = deadline === null ? IN_ANALYSIS : WITH_DEADLINE;
  return (
    <Table
      label={t('label')}
      head={columns.map(([column, width]) => (
        <TableHeading key={column} className={width}>
          {t(column)}
        </TableHeading>
      ))}
    >
      {requests
        ? urgencySections(requests, props).map((section) => (
            <Fragment key={section.urgency ?? 'all'}>
              {section.urgency && (
                <tr>
                  <th scope="colgroup" colSpan={columns.length} className="h-7 border-line border-b bg-surface px-2.5 text-left text-sm">
                    <SectionName urgency={section.urgency} requests={section.requests} soonHours={props.soonHours} />
                  </th>
                </tr>
              )}
              {section.requests.map((request) => (
                <RequestRow key={request.uuid} request={request} {...props} />
              ))}
            </Fragment>
          ))
        : Array.from({ length: 12 }, (_, row) => <SkeletonRow key={row} row={row} columns={columns} />)}
    </Table>
  );
}

function RequestRow({ request, ...props }: RequestListProps & { request: RequestSummary }) {
  const t = useTexts(requestListTexts);
  const href = props.hrefOf(request);
  return (
    <tr
      data-row=""
      data-openable={href !== undefined || undefined}
      className="group relative transition-colors duration-120 focus-within:bg-surface-2 data-openable:hover:bg-surface-2"
    >
      <TableCell>
        <OneLine>
          {props.deadline ? (
            <DeadlineLabel deadline={request[props.deadline]} now={props.now} soonHours={props.soonHours} />
          ) : (
            <WaitingLabel since={request.analiseCliente?.desde ?? null} now={props.now} />
          )}
        </OneLine>
      </TableCell>
      <TableCell>
        <span className="flex items-center gap-2">
          {href === undefined ? (
            <span className="font-semibold">{request.idSolicitacao}</span>
          ) : (
            // The link covers its row, so that a press anywhere opens it; buttons in the row lie above it.
            <a
              href={href}
              className="rounded-md font-semibold text-accent-text outline-none after:absolute after:inset-0 group-hover:underline focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
            >
              <span className="sr-only">{t('request')} </span>
              {request.idSolicitacao}
            </a>
          )}
          <UnreadCount count={request.mensagensNaoLidas} />
        </span>
      </TableCell>
      <TableCell>
        <OneLine>
          <TravellerNames travellers={request.colaboradores} short />
        </OneLine>
      </TableCell>
      <TableCell data-cut="" className="truncate">
        {request.empresa.nome}
      </TableCell>
      <TableCell>
        <span className="flex items-baseline gap-2">
          {request.dataViagem && <span className="text-ink-2">{dayAndMonth(request.dataViagem)}</span>}
          <span data-cut="" className="truncate">
            {request.trajeto ?? '–'}
          </span>
        </span>
      </TableCell>
      <TableCell>
        <OneLine>
          <ServiceIcons kinds={request.tiposServico} />
        </OneLine>
      </TableCell>
      {props.deadline ? (
        <TableCell className="overflow-hidden">
          <OneLine>
            <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
          </OneLine>
        </TableCell>
      ) : (
        <>
          <TableCell className="text-right tabular-nums">{request.analiseCliente?.quantidadeCotacoes ?? '–'}</TableCell>
          <TableCell className="text-right">
            <MoneyText value={request.analiseCliente?.melhorTotal ?? null} />
          </TableCell>
        </>
      )}
      <TableCell holdsControl>
        <ResponsibleCell request={request} {...props} />
      </TableCell>
    </tr>
  );
}

/** A line of text high, whatever stands in it: icons and buttons that are higher do not stretch the row. */
function OneLine({ children }: { children: ReactNode }) {
  return <span className="flex h-[1lh] items-center">{children}</span>;
}

/** How long the placeholders of a column are, as far as they fit. */
const LENGTHS: Partial<Record<Column[0], string>> = { number: 'w-12', client: 'w-28', trip: 'w-24', services: 'w-16', quotes: 'w-6' };

function SkeletonRow({ row, columns }: { row: number; columns: readonly Column[] }) {
  return (
    <tr>
      {columns.map(([name], column) => (
        <TableCell key={name}>
          {/* Names differ in length, and so do their placeholders. */}
          <Skeleton className={`h-3.5 max-w-full ${(row + column) % 3 === 0 ? 'w-20' : (LENGTHS[name] ?? 'w-32')}`} />
        </TableCell>
      ))}
    </tr>
  );
}
