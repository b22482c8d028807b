import { decideOwnTrip } from '@guiche/contract/searches';
import { routeAddress } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { changedIssuesMessages } from '@guiche/domain/messages/changed-issues';
import { searchMessages } from '@guiche/domain/messages/search';
import { Button } from '@guiche/ui/primitives/button';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { backStack } from '../../shared/back/back-stack.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { requestKeys } from '../../shared/requests/request-keys.ts';

interface ApprovalBarProps {
  request: TravelRequest;
  /** A removal is on its way: what would be approved is not what is seen. */
  saving: boolean;
}

/** Approves or refuses a request, after a question; a refusal asks for its reason. It leaves the list then, to which it leads back. @see S-001, A-110 */
export function ApprovalBar({ request: { id }, saving }: ApprovalBarProps) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify(searchMessages, changedIssuesMessages);
  const [asked, setAsked] = useState<boolean | null>(null);
  // What was typed is there again after an Escape or a Back.
  const [typed, setTyped] = useState('');
  const decision = useMutation({
    mutationFn: (body: { aprovado: boolean; justificativa: string | null }) => api.call(decideOwnTrip, { params: { idViagem: id }, body }),
    async onSuccess(_answer, { aprovado }) {
      setAsked(null);
      notify.success(aprovado ? 'solicitacao_aprovada' : 'solicitacao_reprovada');
      await client.invalidateQueries({ queryKey: requestKeys.lists });
      // Without the entry of the question, which is on its way out.
      backStack().leave(() => void navigate(routeAddress('/pesquisa/*')));
    },
  });
  useBackCloses(asked !== null, () => !decision.isPending && setAsked(null));
  const approving = asked !== false;
  const ask = (approves: boolean) => {
    decision.reset();
    setAsked(approves);
  };
  return (
    <div className="g:flex g:flex-wrap g:justify-end g:gap-2">
      <Button onClick={() => ask(false)}>
        <X aria-hidden="true" />
        {t('search.refuse')}
      </Button>
      <Button tone="primary" aria-disabled={saving || undefined} onClick={() => saving || ask(true)}>
        <Check aria-hidden="true" />
        {t('search.approve')}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(approving ? 'search.approveTitle' : 'search.refuseTitle', { id })}
        description={t(approving ? 'search.approveText' : 'search.refuseText')}
        kind="confirmarCancelar"
        confirmLabel={t(approving ? 'search.approve' : 'search.refuse')}
        tone={approving ? 'neutral' : 'warning'}
        pending={decision.isPending}
        error={decision.isError ? notify.words(decision.error, 'erro_decidir_aprovacao') : undefined}
        onConfirm={(reason: string) => decision.mutate({ aprovado: approving, justificativa: approving ? null : reason })}
        {...(approving ? {} : { question: { label: t('search.reason'), limited: true, defaultValue: typed, onValueChange: setTyped } })}
      />
    </div>
  );
}
