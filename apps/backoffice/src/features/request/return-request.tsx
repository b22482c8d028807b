import type { TravelRequest } from '@guiche/domain/entities';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { returnIsOffered } from '@guiche/domain/requests';
import { openingQuestion } from '@guiche/domain/responsibility';
import { toggleIsOn } from '@guiche/domain/session';
import { Button } from '@guiche/ui/primitives/button';
import { ReturnDialog } from '@guiche/ui/request/return-dialog';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { session } from '../../shared/session/session.ts';
import { useOpeningContext } from '../../shared/session/session-context.tsx';
import { useReturnRequest } from './queries.ts';
import { useChangeBlock } from './use-change-block.ts';
import { useWayBack } from './use-way-back.ts';

/** Returning a request one step, where that is offered: its button, and the question for the reason. @see */
export function ReturnRequest({ request }: { request: TravelRequest }) {
  const t = useText();
  const context = useOpeningContext();
  const notify = useNotify(requestsMessages);
  const wayBack = useWayBack();
  const giveBack = useReturnRequest(request);
  const [asking, setAsking] = useState(false);
  // The second click of a double one comes before anything has been rendered again.
  const sending = useRef(false);
  useBackCloses(asking, () => !giveBack.isPending && setAsking(false));

  const blocked = useChangeBlock(request);
  const offered = returnIsOffered({
    status: request.status,
    toggleOn: toggleIsOn(session.toggles(), 'RETORNAR_RELATORIO'),
    history: false,
  });
  // Whoever has typed a reason keeps it, although the request has just been moved by somebody else.
  if (!asking && (!offered || blocked || openingQuestion(request, context) === 'blocked')) return null;

  async function handleReturn(justification: string) {
    if (sending.current) return;
    sending.current = true;
    try {
      await giveBack.mutateAsync(justification);
    } catch {
      // Shown in a toast; the question stays open with what was typed.
      return;
    } finally {
      sending.current = false;
    }
    // The list takes a moment: whoever is back here before it is shown must not meet the question.
    setAsking(false);
    notify.success('relatorio_retornado_com_sucesso');
    wayBack.go();
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden="true" />
        {t('request.return')}
      </Button>
      <ReturnDialog
        open={asking}
        onOpenChange={setAsking}
        request={request}
        pending={giveBack.isPending}
        onConfirm={(justification) => void handleReturn(justification)}
      />
    </>
  );
}
