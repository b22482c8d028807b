import { decideOwnTrip } from '@guiche/contract/searches';
import type { TravelRequest } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import type { ApprovalDecision } from '@guiche/domain/requests';
import { formatMoney } from '@guiche/masks/money';
import { Button } from '@guiche/ui/primitives/button';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useTripDecision } from './use-trip-decision.ts';

interface ApprovalBarProps {
  request: TravelRequest;
  /** What is decided about costs together, in BRL; null while that is not known. */
  total: number | null;
  /** What the approver removed, by its names. */
  removed: readonly string[];
  /** A removal is on its way: what would be approved is not what is seen. */
  saving: boolean;
}

/** Approves or refuses a request, after a question; a refusal asks for its reason. It leaves the list then, to which it leads back. @see S-001, A-110 */
export function ApprovalBar({ request: { id }, total, removed, saving }: ApprovalBarProps) {
  const t = useText();
  const notify = useNotify(searchMessages);
  const sum = total === null ? null : formatMoney(total);
  const [asked, setAsked] = useState<boolean | null>(null);
  // What was typed is there again after an Escape, a Back or a reload.
  const typed = useDraft<string>({ userId: useUser().id, of: ['reprovacao'], id: String(id) });
  const { decide, pending, error, words, reset } = useTripDecision({
    idViagem: id,
    send: (body: ApprovalDecision, idempotencyKey) => api.call(decideOwnTrip, { params: { idViagem: id }, body, idempotencyKey }),
    failed: 'erro_decidir_aprovacao',
    onOver() {
      typed.drop();
      setAsked(null);
    },
    onDecided(_answer, { aprovado }) {
      // Its row is gone from the list: the words say which one it was.
      if (sum === null) notify.success(aprovado ? 'solicitacao_aprovada' : 'solicitacao_reprovada', { id });
      else notify.success(aprovado ? 'solicitacao_aprovada_com_total' : 'solicitacao_reprovada_com_total', { id, total: sum });
    },
  });
  useBackCloses(asked !== null, () => !pending && setAsked(null));
  const approving = asked !== false;
  const approval = [
    t('search.approveText'),
    sum !== null && t('search.approveTotal', { total: sum }),
    removed.length > 0 && t('search.approveWithout', { names: removed.join(', ') }),
  ];
  const ask = (approves: boolean) => {
    reset();
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
        description={approving ? approval.filter(Boolean).join(' ') : t('search.refuseText')}
        kind="confirmarCancelar"
        confirmLabel={t(approving ? 'search.approve' : 'search.refuse')}
        tone={approving ? 'neutral' : 'warning'}
        pending={pending}
        error={error !== null ? words(error) : undefined}
        onConfirm={(reason: string) => decide({ aprovado: approving, justificativa: approving ? null : reason })}
        {...(approving
          ? {}
          : { question: { label: t('search.reason'), limited: true, defaultValue: typed.value ?? '', onValueChange: typed.write } })}
      />
    </div>
  );
}
