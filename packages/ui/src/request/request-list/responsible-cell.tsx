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
  const buttons = [
    ...(actions.takeOver && onTakeOver ? [{ word: t('takeOver'), shown: !responsavel, onPress: onTakeOver }] : []),
    ...(actions.release && onRelease ? [{ word: t('release'), shown: false, onPress: onRelease }] : []),
  ];
  return (
    <span className="g:relative g:flex g:items-center g:gap-2">
      {responsavel ? (
        <Avatar name={responsavel.name} size="sm" />
      ) : (
        <span
          aria-hidden="true"
          className="g:flex g:size-7 g:shrink-0 g:items-center g:justify-center g:rounded-full g:border g:border-line-strong g:border-dashed g:text-ink-3 g:in-data-[density=compact]:size-5"
        >
          <UserRound className="g:size-4 g:in-data-[density=compact]:size-3" />
        </span>
      )}
      <span data-cut="" className={`g:min-w-0 g:flex-1 g:break-words g:xl:truncate ${responsavel ? '' : 'g:text-ink-2'}`}>
        {responsavel?.name ?? t('nobody')}
      </span>
      {buttons.map((button, index) => (
        // By its place: what may be done next stands where the last press was, and keeps the focus.
        <RowButton key={index} {...button} request={request} pending={pending} />
      ))}
    </span>
  );
}

interface RowButtonProps {
  word: string;
  request: RequestSummary;
  pending: boolean;
  /** Always in sight; otherwise it shows on the row that is pointed at or in focus, to keep a long list calm. */
  shown: boolean;
  onPress: (request: RequestSummary) => void;
}

function RowButton({ word, request, pending, shown, onPress }: RowButtonProps) {
  const t = useTexts(requestListTexts);
  return (
    <Button
      size="sm"
      tone="quiet"
      pending={pending}
      // The second press of a double one meets what takes the place of the first, and would take it back.
      onClick={({ detail }) => detail < 2 && onPress(request)}
      className={`g:z-10 g:text-accent-text! g:hover:bg-accent-soft! ${shown || pending ? '' : HIDDEN_UNTIL_NEEDED}`}
    >
      {word}
      <span className="g:sr-only"> {t('ofRequest', { number: request.idSolicitacao })}</span>
    </Button>
  );
}

// Takes no room while nobody points at the row, so that the name has the whole cell; then the name gives way, and is never covered.
const HIDDEN_UNTIL_NEEDED =
  'g:xl:pointer-fine:not-group-hover:not-group-focus-within:absolute g:xl:pointer-fine:not-group-hover:not-group-focus-within:end-0 g:xl:pointer-fine:not-group-hover:not-group-focus-within:opacity-0';
