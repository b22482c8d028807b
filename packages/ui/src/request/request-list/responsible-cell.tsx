import type { RequestSummary } from '@guiche/domain/entities';
import { UserRound } from 'lucide-react';
import { Avatar } from '../../data/avatar/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';

export type ResponsibleCellProps = Pick<RequestListProps, 'actionsOf' | 'onTakeOver' | 'onRelease' | 'pendingId'> & {
  request: RequestSummary;
};

/** The consultant responsible for a request, and the actions to take it over or release it. */
export function ResponsibleCell({ request, actionsOf, onTakeOver, onRelease, pendingId }: ResponsibleCellProps) {
  const t = useTexts(requestListTexts);
  const actions = actionsOf?.(request) ?? {};
  const pending = pendingId === request.idSolicitacao;
  const { responsavel } = request;
  return (
    <span className="relative flex items-center gap-2">
      {responsavel ? (
        <Avatar name={responsavel.name} size="sm" />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line-strong border-dashed text-ink-3"
        >
          <UserRound className="size-4" />
        </span>
      )}
      <span className={`min-w-0 flex-1 truncate ${responsavel ? '' : 'text-ink-2'}`} title={responsavel?.name}>
        {responsavel?.name ?? t('nobody')}
      </span>
      {actions.takeOver && onTakeOver && (
        <RowButton word={t('takeOver')} request={request} pending={pending} shown={!responsavel} onPress={onTakeOver} />
      )}
      {actions.release && onRelease && <RowButton word={t('release')} request={request} pending={pending} onPress={onRelease} />}
    </span>
  );
}

interface RowButtonProps {
  word: string;
  request: RequestSummary;
  pending: boolean;
  /** Always in sight; otherwise it shows on the row that is pointed at or in focus, to keep a long list calm. */
  shown?: boolean;
  onPress: (request: RequestSummary) => void;
}

function RowButton({ word, request, pending, shown = false, onPress }: RowButtonProps) {
  const t = useTexts(requestListTexts);
  return (
    <Button
      size="sm"
      tone="quiet"
      pending={pending}
      onClick={() => onPress(request)}
      className={`z-10 text-accent-text! hover:bg-accent-soft! ${shown || pending ? '' : HIDDEN_UNTIL_NEEDED}`}
    >
      {word}
      <span className="sr-only"> {t('ofRequest', { number: request.idSolicitacao })}</span>
    </Button>
  );
}

// Lies over the end of a long name, so that the name may use the whole cell while nobody points at the row.
const HIDDEN_UNTIL_NEEDED =
  'xl:pointer-fine:absolute xl:pointer-fine:right-0 xl:pointer-fine:bg-surface-2 xl:pointer-fine:opacity-0 xl:pointer-fine:focus-visible:opacity-100 xl:pointer-fine:group-focus-within:opacity-100 xl:pointer-fine:group-hover:opacity-100';
