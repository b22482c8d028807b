import { mayBeSentForChange } from '@guiche/domain/changed-issues';
import { DIALOG_TEXT_LIMIT } from '@guiche/domain/dialogs';
import type { Service, TravelRequest } from '@guiche/domain/entities';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { quoteOfferBeside } from '@guiche/domain/quotes';
import { serviceRoute, servicesOf } from '@guiche/domain/requests';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { sendForChangeDialogTexts } from './send-for-change-dialog.texts.ts';

/** A service that is sent for change, and what the client says about it. */
export interface SentService {
  readonly service: Service;
  /** `''` when nothing was typed. */
  readonly observacao: string;
}

export interface SendForChangeDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request; of its services those are offered that were issued and can be sent. */
  request: TravelRequest;
  /** The services are on their way. */
  pending?: boolean;
  /** Why they were not sent; the dialog stays open with what was typed. */
  error?: ReactNode;
  /** Called with the services that were chosen. The caller closes the dialog. */
  onSend: (services: readonly SentService[]) => void;
}

/**
 * Chooses issued services that a client wants to change, with what is to change in each.
 *
 * Use: when a client tells the agency, by phone or mail, what is to be changed.
 * Not for: changing a quote, which is done in its window.
 * Parts: those of a `Dialog`, with a box for each service and a text for each that is chosen.
 * Keyboard: Space: chooses a service; Enter: sends, outside of a text; Escape: goes back, and what was typed is there next time.
 * Focus: on the first service.
 * Screen reader: a group of boxes; a refusal is read at once.
 * @see A-109
 * @keywords alteração, remarcação, serviços, enviar
 */
export function SendForChangeDialog({ open, onOpenChange, request, pending = false, error, onSend }: SendForChangeDialogProps) {
  const t = useTexts(sendForChangeDialogTexts);
  const message = useMessage(dialogsMessages);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState(false);
  const services = servicesOf(request).filter(mayBeSentForChange);
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  function put(id: string, text: string | null) {
    const next = new Map(chosen);
    if (text === null) next.delete(id);
    else next.set(id, text);
    setChosen(next);
    setRefused(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="md"
      title={t('title')}
      context={[t('request', { number: request.idSolicitacao }), request.empresa.nome].join('\u00a0· ')}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        const sent = services.flatMap((service) => {
          const text = chosen.get(service.id);
          return text === undefined ? [] : [{ service, observacao: text.trim() }];
        });
        setRefused(sent.length === 0);
        if (sent.length > 0) onSend(sent);
      }}
      footer={
        <>
          <Button onClick={() => change(false)}>{message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {error && <Banner tone="danger" title={error} />}
        <fieldset className="g:grid g:min-w-0 g:gap-2">
          <legend className="g:mb-1 g:text-ink-2 g:text-sm">{t('which')}</legend>
          {services.map((service) => {
            const text = chosen.get(service.id);
            const route = serviceRoute(service);
            const offer = service.escolhida ? quoteOfferBeside(route, service.escolhida) : '';
            return (
              <div key={service.id} className="g:grid g:gap-2">
                <CheckboxField
                  label={[route, offer].filter(Boolean).join(' · ')}
                  value={text !== undefined}
                  onValueChange={(checked) => put(service.id, checked ? '' : null)}
                />
                {text !== undefined && (
                  <TextArea
                    label={t('wish', { service: route })}
                    rows={2}
                    maxLength={DIALOG_TEXT_LIMIT}
                    value={text}
                    onValueChange={(typed) => put(service.id, typed)}
                    className="g:ms-5"
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        {refused && (
          <p role="alert" className="g:text-danger-ink g:text-sm">
            {t('none')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
