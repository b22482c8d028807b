import type { Quote, QuoteOf, Service, TravelRequest } from '@guiche/domain/entities';
import { issueEditOf, saveQuestion } from '@guiche/domain/issuing';
import { onDemand } from '@guiche/ui/on-demand';
import type { ApprovalQuestionProps } from '@guiche/ui/quote/approval-question';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { valueRuleQuery } from './flow-rule-query.ts';

const ApprovalQuestion = onDemand(async () => (await withMessages(import('@guiche/ui/quote/approval-question'))).ApprovalQuestion);

interface Asking {
  readonly amounts: NonNullable<ApprovalQuestionProps['amounts']>;
  readonly answer: (save: boolean) => void;
}

export interface ApprovalQuestionHook {
  /** Whether the edit may be saved: at once, or after the person said so. */
  readonly confirm: (before: Quote, after: Quote) => Promise<boolean>;
  readonly window: ReactNode;
}

/** Asks before a save at issue that raises the value so far that the quote returns to the client. @see */
export function useApprovalQuestion(request: TravelRequest, service: Service): ApprovalQuestionHook {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  useBackCloses(asking !== undefined, () => asking?.answer(false));

  async function confirm(before: Quote, after: Quote): Promise<boolean> {
    // A rule that cannot be loaded tolerates nothing: rather one question too many.
    const rule = await client.fetchQuery(valueRuleQuery(request, service)).catch(() => null);
    const kind = service.tipoServico;
    // The quotes of a service are of its kind.
    const [old, edited] = [before, after] as readonly [QuoteOf[typeof kind], QuoteOf[typeof kind]];
    const { valorAprovado, reservaAprovada: approved } = service;
    const edit = issueEditOf({ kind, request, valorAprovado, before: old, after: edited, approved, rule });
    if (saveQuestion(edit) === null) return true;
    await ApprovalQuestion.preload();
    const save = await new Promise<boolean>((answer) =>
      setAsking({ amounts: { before: edit.totalBefore, after: edit.total, approved: valorAprovado }, answer }),
    );
    setAsking(undefined);
    return save;
  }

  return {
    confirm,
    window: asking && <ApprovalQuestion amounts={asking.amounts} onAnswer={asking.answer} />,
  };
}
