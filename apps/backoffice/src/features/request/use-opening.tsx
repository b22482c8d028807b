import type { TravelRequest } from '@guiche/domain/entities';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { type OpeningQuestion, openingQuestion } from '@guiche/domain/responsibility';
import { ResponsibleDialog } from '@guiche/ui/request/responsible-dialog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useOpeningContext } from '../../shared/session/session-context.tsx';
import { openingCheckQuery } from './queries.ts';

export interface Opening {
  /** Whether the request may be shown. */
  readonly open: boolean;
  /** The dialog with the question; to be rendered. */
  readonly dialog: ReactNode;
}

export interface OpeningInput {
  readonly request: TravelRequest | undefined;
  readonly onTakeOver: (request: TravelRequest) => void;
  /** Back to where the user came from. */
  readonly onLeave: () => void;
}

/**
 * Asks the opening question of a request once: to take control, to work on another consultant's request, or that it may not be opened.
 * @see
 */
export function useOpening({ request, onTakeOver, onLeave }: OpeningInput): Opening {
  const notify = useNotify(requestsMessages);
  const context = useOpeningContext();
  const check = useQuery(openingCheckQuery(request?.uuid));
  const [answered, setAnswered] = useState(false);

  let question: OpeningQuestion | undefined;
  // After a failed check there is no question, and the request opens. @see A-135
  if (request && check.isError) question = 'none';
  else if (request && check.isSuccess) question = openingQuestion({ status: request.status, responsavel: check.data }, context);

  const blocked = question === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    notify.say('ERROR', 'erro_solicitacao_ja_atribuida');
    onLeave();
  }, [blocked]);

  return {
    open: question === 'none' || answered,
    dialog: (
      <ResponsibleDialog
        question={!answered && (question === 'take-control' || question === 'confirm-other') ? question : null}
        responsible={check.data}
        onConfirm={() => {
          setAnswered(true);
          if (request && question === 'take-control') onTakeOver(request);
        }}
        // A free request opens as it is.
        onDecline={() => (question === 'take-control' ? setAnswered(true) : onLeave())}
      />
    ),
  };
}
