import type { TravelRequest } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { lowestTotal } from '@guiche/domain/quotes';
import { serviceRoute, servicesOf } from '@guiche/domain/requests';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { concludeDialogTexts } from './conclude-dialog.texts.ts';

export interface ConcludeDialogProps {
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  request: TravelRequest;
  /** Why the request cannot be concluded; if there are any, the dialog only offers to go back. */
  violations?: readonly Violation[];
  /** Concluding is on its way. */
  pending?: boolean;
  /** Why concluding failed; the dialog stays open. */
  error?: ReactNode;
  /** A further notice before going on, such as drafts that are not saved. */
  notice?: ReactNode;
  /** The caller closes the dialog. */
  onConfirm: () => void;
}

/**
 * Asks before quoting is concluded, with what the client will get to see: every service, how many quotes, the lowest total.
 *
 * Focus: on the harmless button. Keyboard: Escape goes back.
 * Screen reader: refusals and failures are read at once.
 * @see
 */
export function ConcludeDialog(props: ConcludeDialogProps) {
  const { open, onOpenChange, request, violations = [], pending = false, error, notice, onConfirm } = props;
  const t = useTexts(concludeDialogTexts);
  const message = useMessage(requestsMessages, dialogsMessages);
  const say = useViolationText(requestsMessages);
  const back = useRef<HTMLButtonElement>(null);
  const services = servicesOf(request);
  const unquoted = services.filter(({ cotacoes }) => cotacoes.length === 0).length;
  const refused = violations.length > 0;
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      initialFocus={back}
      title={refused ? t('blocked') : message('confirmar_conclusao')}
      context={[t('request', { number: request.idSolicitacao }), request.empresa.nome, t('services', { count: services.length })].join(
        '\u00a0· ',
      )}
      footer={
        <>
          <Button ref={back} onClick={() => change(false)}>
            {message(refused ? 'entendi' : 'cancelar')}
          </Button>
          {!refused && (
            <Button tone="primary" pending={pending} onClick={onConfirm}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {violations.map((violation) => (
          <Banner key={violation.key} tone="danger" title={say(violation)} />
        ))}
        {error && <Banner tone="danger" title={error} />}
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-line border-b text-left text-ink-2 text-xs">
              <th scope="col" className="pb-1 font-medium">
                {t('service')}
              </th>
              <th scope="col" className="px-3 pb-1 text-right font-medium">
                {t('quotes')}
              </th>
              <th scope="col" className="pb-1 text-right font-medium">
                {t('lowest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <tr key={service.id} className="border-line border-b">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <span className="flex items-center gap-2">
                    <ServiceIcon kind={service.tipoServico} size="sm" />
                    <span className="min-w-0">{serviceRoute(service)}</span>
                  </span>
                </th>
                <td className="px-3 text-right">{service.cotacoes.length}</td>
                <td className="whitespace-nowrap text-right">
                  {service.cotacoes.length > 0 ? (
                    <MoneyText value={lowestTotal(service.cotacoes)} />
                  ) : (
                    <span className="flex items-center justify-end gap-1 font-medium text-sm text-warning-ink">
                      <TriangleAlert aria-hidden="true" className="size-4" />
                      {t('withoutQuotes')}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {!refused && unquoted > 0 && <Banner tone="warning" title={t('warning', { count: unquoted })} />}
        {!refused && notice && <Banner tone="warning" title={notice} />}
        {!refused && <p className="text-ink-2 text-sm">{t('explanation')}</p>}
      </div>
    </Dialog>
  );
}
