import { requestsMessages } from '@guiche/domain/messages/requests';
import { lowestTotal } from '@guiche/domain/quotes';
import { serviceRoute, servicesOf } from '@guiche/domain/requests';
import { TriangleAlert } from 'lucide-react';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { ConclusionFrame, type ConclusionProps } from '../internal/conclusion-frame.tsx';
import { concludeDialogTexts } from './conclude-dialog.texts.ts';

export type ConcludeDialogProps = ConclusionProps;

/**
 * Asks before quoting is concluded, with what the client will get to see: every service, how many quotes, the lowest total.
 *
 * Use: before the quotes of a request are sent to the client.
 * Not for: any other question, which is a `ConfirmDialog`.
 * Keyboard: Enter, Space: press the button in focus, first the harmless one; Escape: goes back.
 * Focus: on the harmless button.
 * Screen reader: refusals and failures are read at once.
 * @see
 * @keywords concluir, enviar, cotações
 */
export function ConcludeDialog({ notice, ...frame }: ConcludeDialogProps) {
  const t = useTexts(concludeDialogTexts);
  const say = useViolationText(requestsMessages);
  const services = servicesOf(frame.request);
  const unquoted = services.filter(({ cotacoes }) => cotacoes.length === 0).length;
  return (
    <ConclusionFrame
      {...frame}
      say={say}
      confirmLabel={t('confirm')}
      consequence={
        <>
          {unquoted > 0 && <Banner tone="warning" title={t('warning', { count: unquoted })} />}
          {notice && <Banner tone="warning" title={notice} />}
          <p className="g:text-ink-2 g:text-sm">{t('explanation')}</p>
        </>
      }
    >
      <table className="g:w-full g:border-collapse">
        <thead className="g:own">
          <tr className="g:border-line g:border-b g:text-ink-2 g:text-xs">
            <th scope="col" className="g:text-start g:pb-1 g:font-medium">
              {t('service')}
            </th>
            <th scope="col" className="g:px-3 g:pb-1 g:text-end g:font-medium">
              {t('quotes')}
            </th>
            <th scope="col" className="g:pb-1 g:text-end g:font-medium">
              {t('lowest')}
            </th>
          </tr>
        </thead>
        <tbody className="g:own">
          {services.map((service) => (
            <tr key={service.id} className="g:border-line g:border-b">
              <th scope="row" className="g:py-1.5 g:text-start g:font-normal">
                <span className="g:flex g:items-center g:gap-2">
                  <ServiceIcon kind={service.tipoServico} size="sm" />
                  <span className="g:min-w-0">{serviceRoute(service)}</span>
                </span>
              </th>
              <td className="g:px-3 g:text-end">{service.cotacoes.length}</td>
              <td className="g:whitespace-nowrap g:text-end">
                {service.cotacoes.length > 0 ? (
                  <MoneyText value={lowestTotal(service.cotacoes)} />
                ) : (
                  <span className="g:flex g:items-center g:justify-end g:gap-1 g:font-medium g:text-sm g:text-warning-ink">
                    <TriangleAlert aria-hidden="true" className="g:size-4" />
                    {t('withoutQuotes')}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConclusionFrame>
  );
}
