import type { Traveller, TravelRequest } from '@guiche/domain/entities';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { vouchersMessages } from '@guiche/domain/messages/vouchers';
import { voucherServices, voucherViolations } from '@guiche/domain/vouchers';
import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { VipMark } from '../../internal/vip-mark.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { voucherDialogTexts } from './voucher-dialog.texts.ts';

export interface VoucherDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request, with its travellers and what was issued for them. */
  request: TravelRequest;
  /** The voucher is on its way. */
  pending?: boolean;
  /** Why it was not sent; the dialog stays open with the traveller who was chosen. */
  error?: ReactNode;
  /** Called with the traveller who was chosen. The caller closes the dialog once it is sent. */
  onSend: (traveller: Traveller) => void;
}

/**
 * Chooses the traveller who gets a voucher of what was issued: a document by e-mail. The first one who can get one is chosen already; of the others
 * it is said why they cannot.
 *
 * Use: to send a voucher from a request of which something was issued.
 * Not for: booking a hotel by e-mail, which is a `BookingEmailDialog`.
 * Parts: those of a `Dialog`, with a radio button for each traveller.
 * Keyboard: Up, Down: choose the traveller; Enter: sends; Escape: goes back.
 * Focus: on the traveller who is chosen.
 * Screen reader: a group of radio buttons, each with the address or why there is no voucher; a failure is read at once.
 * @see
 * @keywords voucher, viajante, e-mail, pdf, enviar
 */
export function VoucherDialog({ open, onOpenChange, request, pending = false, error, onSend }: VoucherDialogProps) {
  const t = useTexts(voucherDialogTexts);
  const message = useMessage(dialogsMessages);
  const say = useViolationText(vouchersMessages);
  const name = useId();
  const [chosenId, setChosenId] = useState<string>();
  const travellers = request.colaboradores.map((traveller) => ({ traveller, why: voucherViolations(request, traveller)[0] }));
  const possible = travellers.flatMap(({ traveller, why }) => (why ? [] : [traveller]));
  const chosen = possible.find(({ id }) => id === chosenId) ?? possible[0];
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      title={t('title')}
      context={[t('request', { number: request.idSolicitacao }), request.empresa.nome].join('\u00a0· ')}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !pending) onSend(chosen);
      }}
      footer={
        <>
          <Button onClick={() => change(false)}>{message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending} disabled={chosen === undefined}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {error && <Banner tone="danger" title={error} />}
        <fieldset className="g:grid g:min-w-0 g:gap-1">
          <legend className="g:mb-1 g:text-ink-2 g:text-sm">{t('traveller')}</legend>
          {travellers.map(({ traveller, why }) => (
            <label
              key={traveller.id}
              className={`g:flex g:items-start g:gap-2 g:rounded-md g:border g:border-line g:px-3 g:py-2 g:has-checked:bg-accent-soft g:has-focus-visible:outline-2 g:has-focus-visible:outline-accent ${why ? '' : 'g:cursor-pointer'}`}
            >
              <input
                type="radio"
                name={name}
                disabled={why !== undefined}
                checked={traveller.id === chosen?.id}
                onChange={() => setChosenId(traveller.id)}
                className="g:mt-1 g:accent-accent g:outline-none"
              />
              <span className="g:min-w-0 g:wrap-anywhere">
                <span className="g:flex g:flex-wrap g:items-center g:gap-x-2">
                  {traveller.nomeCompleto}
                  <VipMark traveller={traveller} />
                </span>
                <span className="g:block g:text-ink-2 g:text-sm">
                  {why ? say(why) : traveller.email && <EmailAddress address={traveller.email} />}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        {chosen && <p className="g:text-ink-2 g:text-sm">{t('what', { count: voucherServices(request, chosen.id).length })}</p>}
      </div>
    </Dialog>
  );
}
