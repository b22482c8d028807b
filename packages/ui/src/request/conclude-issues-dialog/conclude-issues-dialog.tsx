import type { Service } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { validationMessages } from '@guiche/domain/messages/validation';
import { quoteOffer } from '@guiche/domain/quotes';
import { serviceRoute, servicesOf } from '@guiche/domain/requests';
import { MoneyText } from '../../data/money-text/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { ConclusionFrame, type ConclusionProps } from '../internal/conclusion-frame.tsx';
import { concludeIssuesDialogTexts } from './conclude-issues-dialog.texts.ts';

export interface ConcludeIssuesDialogProps extends Omit<ConclusionProps, 'notice'> {
  /** The number of drafts that were not saved, which are not issued. */
  drafts?: number;
  /** The request goes back to the client's approval instead of the closing. @see */
  goesBack?: boolean;
}

/**
 * Asks before the issues of a request are concluded, with each service, its chosen quote, and what was approved beside what it costs.
 *
 * Use: before the issues of a request are concluded, first ones or changed ones.
 * Not for: concluding quoting, which is a `ConcludeDialog`.
 * Keyboard: Enter, Space: press the button in focus, first the harmless one; Escape: goes back.
 * Focus: on the harmless button.
 * Screen reader: refusals and failures are read at once.
 * @see
 * @keywords concluir, emissão, fechamento
 * @since 0.1.0
 */
export function ConcludeIssuesDialog({ goesBack = false, drafts = 0, ...frame }: ConcludeIssuesDialogProps) {
  const t = useTexts(concludeIssuesDialogTexts);
  const say = useViolationText(issuingMessages, requestsMessages, airMessages, validationMessages);
  return (
    <ConclusionFrame
      {...frame}
      say={say}
      confirmLabel={t(goesBack ? 'send' : 'confirm')}
      consequence={
        <>
          {drafts > 0 && <Banner tone="warning" title={t('drafts', { count: drafts })} />}
          {goesBack ? <Banner tone="warning" title={t('goesBack')} /> : <p className="g:text-ink-2 g:text-sm">{t('explanation')}</p>}
        </>
      }
    >
      <table className="g:w-full g:border-collapse">
        <thead className="g:own">
          <tr className="g:border-line g:border-b g:text-ink-2 g:text-xs">
            <th scope="col" className="g:pb-1 g:text-start g:font-medium">
              {t('service')}
            </th>
            <th scope="col" className="g:px-3 g:pb-1 g:text-end g:font-medium">
              {t('approved')}
            </th>
            <th scope="col" className="g:pb-1 g:text-end g:font-medium">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody className="g:own">
          {servicesOf(frame.request).map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </tbody>
      </table>
    </ConclusionFrame>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const t = useTexts(concludeIssuesDialogTexts);
  const { escolhida, valorAprovado } = service;
  return (
    <tr className="g:border-line g:border-b g:align-top">
      <th scope="row" className="g:py-1.5 g:text-start g:font-normal">
        <span className="g:flex g:gap-2">
          <ServiceIcon kind={service.tipoServico} size="sm" />
          <span className="g:min-w-0">
            {serviceRoute(service)}
            <span className="g:block g:text-ink-2 g:text-sm">{escolhida ? quoteOffer(escolhida) : t('nothingChosen')}</span>
          </span>
        </span>
      </th>
      <td className="g:whitespace-nowrap g:px-3 g:py-1.5 g:text-end">
        <MoneyText value={valorAprovado} />
      </td>
      <td className="g:whitespace-nowrap g:py-1.5 g:text-end">
        <MoneyText value={escolhida?.total ?? null} currency={escolhida?.moeda?.codigo ?? 'BRL'} />
      </td>
    </tr>
  );
}
