import type { RequestSummary } from '@guiche/domain/entities';
import { listStatusLabel } from '@guiche/domain/requests';
import { Fragment, type ReactNode } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { dayAndMonth } from '../../internal/day-text.ts';
import { TravellerNames } from '../../internal/traveller-names.tsx';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { ResponsibleCell } from './responsible-cell.tsx';
import { SectionName } from './section-name.tsx';
import { ServiceIcons } from './service-icons.tsx';
import { UnreadCount } from './unread-count.tsx';
import { urgencySections } from './urgency-sections.ts';

const COLUMNS = [
  ['deadline', 'w-42'],
  ['number', 'w-26'],
  ['travellers', ''],
  ['client', ''],
  ['trip', 'w-39'],
  ['services', 'w-26'],
  ['status', 'w-48'],
  ['responsible', 'w-62'],
] as const;

/** The requests as a dense table whose heading stays in sight. */
export function RequestTable(props: RequestListProps) {
  const t = useTexts(requestListTexts);
  const { requests, deadline } = props;
  const columns = COLUMNS.filter(([column]) => column !== 'deadline' || deadline !== null);
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
                  <th
                    scope="colgroup"
                    colSpan={columns.length}
                    className="h-7 border-line border-b bg-surface px-2.5 pl-pad text-left text-sm"
                  >
                    <SectionName urgency={section.urgency} requests={section.requests} />
                  </th>
                </tr>
              )}
              {section.requests.map((request) => (
                <RequestRow key={request.uuid} request={request} {...props} />
              ))}
            </Fragment>
          ))
        : Array.from({ length: 12 }, (_, row) => <SkeletonRow key={row} row={row} columns={columns.length} />)}
    </Table>
  );
}

function RequestRow({ request, ...props }: RequestListProps & { request: RequestSummary }) {
  const t = useTexts(requestListTexts);
  const href = props.hrefOf(request);
  return (
    <tr
      data-openable={href !== undefined || undefined}
      className="group relative transition-colors duration-120 focus-within:bg-surface-2 data-openable:hover:bg-surface-2"
    >
      {props.deadline && (
        <TableCell>
          <span className="flex">
            <DeadlineLabel deadline={request[props.deadline]} now={props.now} />
          </span>
        </TableCell>
      )}
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
        <TravellerNames travellers={request.colaboradores} short />
      </TableCell>
      <Cut>{request.empresa.nome}</Cut>
      <TableCell>
        <span className="flex items-baseline gap-2">
          {request.dataViagem && <span className="text-ink-2">{dayAndMonth(request.dataViagem)}</span>}
          <span className="truncate" title={request.trajeto ?? undefined}>
            {request.trajeto ?? '–'}
          </span>
        </span>
      </TableCell>
      <TableCell>
        <ServiceIcons kinds={request.tiposServico} />
      </TableCell>
      <TableCell className="overflow-hidden">
        <span className="flex">
          <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
        </span>
      </TableCell>
      <TableCell>
        <ResponsibleCell request={request} {...props} />
      </TableCell>
    </tr>
  );
}

function Cut({ children }: { children: ReactNode }) {
  return (
    <TableCell className="truncate" title={typeof children === 'string' ? children : undefined}>
      {children}
    </TableCell>
  );
}

const WIDTHS = ['w-32', 'w-12', 'w-36', 'w-28', 'w-24', 'w-16', 'w-32', 'w-36'] as const;

function SkeletonRow({ row, columns }: { row: number; columns: number }) {
  return (
    <tr>
      {WIDTHS.slice(-columns).map((width, column) => (
        <TableCell key={COLUMNS[column]?.[0]}>
          {/* Names differ in length, and so do their placeholders. */}
          <Skeleton className={`h-3.5 max-w-full ${(row + column) % 3 === 0 ? 'w-20' : width}`} />
        </TableCell>
      ))}
    </tr>
  );
}
