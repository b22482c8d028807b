import { sendVoucher } from '@guiche/contract/vouchers';
import type { Traveller, TravelRequest } from '@guiche/domain/entities';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { voucherIsOffered } from '@guiche/domain/vouchers';
import { onDemand } from '@guiche/ui/on-demand';
import { Button } from '@guiche/ui/primitives/button';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { newId } from '../../../shared/new-id.ts';
import { useUser } from '../../../shared/session/session-context.tsx';

const VoucherDialog = onDemand(async () => (await withMessages(import('@guiche/ui/request/voucher-dialog'))).VoucherDialog);

/** A voucher for a traveller. */
interface Sending {
  readonly traveller: Traveller;
  /** Of the write: a try whose response was lost is sent again with it, and the message only once. @see B-060 */
  readonly idempotencyKey: string;
}

/** Sending a traveller the voucher of what was issued, once something was: its button, and the choice of the traveller. @see */
export function SendVoucher({ request }: { request: TravelRequest }) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(issuingMessages);
  const [asking, setAsking] = useState(false);
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  const last = useRef<Sending>(undefined);
  const failures = useFailureToast(notify);
  const send = useMutation({
    mutationFn: ({ traveller, idempotencyKey }: Sending) =>
      api.call(sendVoucher, {
        params: { id: request.idSolicitacao, colaboradorId: traveller.id, agenciaId: user.agency.id },
        idempotencyKey,
      }),
  });
  useBackCloses(asking, () => !send.isPending && setAsking(false));
  if (!asking && !voucherIsOffered(request)) return null;

  async function ask() {
    try {
      await VoucherDialog.preload();
      setAsking(true);
    } catch (error) {
      notify.failure(error);
    }
  }

  async function handleSend(traveller: Traveller) {
    if (busy.current) return;
    busy.current = true;
    if (last.current?.traveller.id !== traveller.id) last.current = { traveller, idempotencyKey: newId() };
    try {
      await send.mutateAsync(last.current);
      failures.takeBack();
      notify.success('voucher_enviar_sucesso');
      setAsking(false);
      last.current = undefined;
    } catch (error) {
      // The window stays open with the traveller who was chosen.
      failures.takeBack();
      failures.tell(error, 'voucher_enviar_falha');
    } finally {
      busy.current = false;
    }
  }

  return (
    <>
      <Button tone="quiet" onClick={() => void ask()} onPointerEnter={() => void VoucherDialog.preload().catch(() => undefined)}>
        <Mail aria-hidden="true" />
        {t('request.voucher')}
      </Button>
      {asking && (
        <VoucherDialog
          open
          onOpenChange={setAsking}
          request={request}
          pending={send.isPending}
          onSend={(traveller) => void handleSend(traveller)}
        />
      )}
    </>
  );
}
