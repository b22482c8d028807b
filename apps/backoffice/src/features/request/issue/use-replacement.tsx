import type { Quote, Service, TravelRequest, VirtualCard } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { onDemand } from '@guiche/ui/on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { virtualCardQuery } from '../cards/card-queries.ts';
import { useApprovalQuestion } from './use-approval-question.tsx';
import { useSaveIssue } from './use-save-issue.ts';

const ReplaceChosenQuestion = onDemand(async () => (await import('@guiche/ui/request/replace-chosen-question')).ReplaceChosenQuestion);

interface Asked {
  readonly quote: Quote;
  /** The virtual card of the chosen one. */
  readonly card: VirtualCard | null;
}

export interface ReplacementHook {
  /** Asks whether a quote takes the place of the chosen one, and puts it there. */
  readonly ask: (quote: Quote) => void;
  readonly dialog: ReactNode;
}

/** Putting another offered quote of a service in the place of the chosen one, at issue. @see */
export function useReplacement(request: TravelRequest, service: Service): ReplacementHook {
  const notify = useNotify(commonMessages);
  const save = useSaveIssue(request, service);
  const approval = useApprovalQuestion(request, service);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  useBackCloses(asked !== undefined, () => !save.isPending && setAsked(undefined));

  const chosen = service.escolhida;

  async function ask(quote: Quote) {
    if (!chosen) return;
    try {
      // A card that cannot be asked for must not keep the clerk from replacing.
      const [card] = await Promise.all([
        client.fetchQuery(virtualCardQuery({ quote: chosen })).catch(() => null),
        ReplaceChosenQuestion.preload(),
      ]);
      setAsked({ quote, card });
    } catch (error) {
      notify.failure(error);
    }
  }

  async function replace(before: Quote, after: Quote) {
    if (busy.current) return;
    busy.current = true;
    try {
      if (!(await approval.confirm(before, after))) return;
      await save.mutateAsync({ before, after });
      setAsked(undefined);
      notify.success('informacoes_salvas_com_sucesso');
    } catch (error) {
      setAsked(undefined);
      notify.failure(error);
    } finally {
      busy.current = false;
    }
  }

  return {
    ask: (quote) => void ask(quote),
    dialog: (
      <>
        {chosen && asked && (
          <ReplaceChosenQuestion
            open
            chosen={chosen}
            other={asked.quote}
            chosenCard={asked.card}
            pending={save.isPending}
            onAnswer={(yes) => (yes ? void replace(chosen, asked.quote) : setAsked(undefined))}
          />
        )}
        {approval.window}
      </>
    ),
  };
}
