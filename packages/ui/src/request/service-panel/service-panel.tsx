import { serviceReservation } from '@guiche/domain/air/quote';
import type { Service, TravelRequest } from '@guiche/domain/entities';
import type { TopicKey } from '@guiche/domain/messages';
import { airMessages } from '@guiche/domain/messages/air';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { aboveApproved, preApprovedValue, serviceNote, servicePeriod, serviceRoute } from '@guiche/domain/requests';
import { formatMoney } from '@guiche/masks/money';
import { BadgeCheck, Columns3, Ellipsis, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { onCopyKeys } from '../../internal/copy-shortcut.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { OnDemandMenu } from '../../internal/on-demand-menu.tsx';
import { VipMark } from '../../internal/vip-mark.tsx';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';
import { ReservationValidity } from '../internal/reservation-validity.tsx';
import { servicePanelTexts } from './service-panel.texts.ts';

const QuoteMenu = onDemand(async () => (await import('../internal/quote-menu.tsx')).QuoteMenu);

const SEARCH_KIND = {
  IDA: 'tipo_pesquisa_aerea_ida',
  IDA_VOLTA: 'tipo_pesquisa_aerea_ida_volta',
  MULTI: 'tipo_pesquisa_aerea_multi',
} as const satisfies Record<string, TopicKey<typeof airMessages>>;

export interface ServicePanelProps {
  /** The service that the client wants: trip, stay, hire or other. */
  service: Service;
  /** The request, for the company's information. */
  request: Pick<TravelRequest, 'empresa' | 'solicitante' | 'aprovadorSolicitacao'>;
  /** The moment against which the validity of the reservations is measured. */
  now: Date;
  /** History mode: no information card. @see Q-017 */
  history?: boolean;
  /** The quotes of the service, as cards. */
  children?: ReactNode;
  /** Undefined when no quote may be added. */
  onAdd?: (() => void) | undefined;
  /** The request has no quote yet, so that adding one is the main action of the screen. */
  addFirst?: boolean;
  /** Called when the pointer or the focus reaches the button, to fetch what it opens. */
  onAddIntent?: (() => void) | undefined;
  /** Shows the quotes side by side; given when there are at least two. @see B-011 */
  onCompare?: (() => void) | undefined;
  /** The pointer or the focus came to the button that compares: the moment to fetch what it opens. */
  onCompareIntent?: (() => void) | undefined;
  /** Copies all quotes as text for the client, in the language and form of the last time; also by Ctrl+C outside of a quote. @see B-013 */
  onCopy?: (() => void) | undefined;
  /** Asks for language and form, and shows the text of all quotes. @see B-013 */
  onCopyAs?: (() => void) | undefined;
  /** What else can be done with the service, beside adding a quote, such as an `AttachmentsButton`. */
  actions?: ReactNode;
  /** Notices above the quotes, such as a `DraftBanner`. */
  notices?: ReactNode;
  /** A quote of this service is being saved while its window is closed; `onShow` opens it again. */
  saving?: { readonly onShow: () => void } | undefined;
  /** The button that adds a quote, to put the focus on it. */
  addRef?: Ref<HTMLButtonElement> | undefined;
  /** A way past the quotes of this service for the keyboard, shown while it has the focus: to where the work goes on. */
  skip?: { readonly label: ReactNode; readonly onSkip: () => void } | undefined;
}

/**
 * One service of a request, with the client's notes about it and its quotes.
 *
 * Use: for each service of a request, with its quotes as children.
 * Not for: a quote by itself.
 * Keyboard: Enter, Space: open and close a panel, each by itself; Ctrl+C: copies all quotes as text, while nothing is selected and no quote
 * has the focus. Behind the head, Tab comes to the way past the quotes, if there is one.
 * Screen reader: a region named by kind and route.
 * @see, S-194
 * @keywords serviço, trecho, cotações
 */
export function ServicePanel(props: ServicePanelProps) {
  const {
    service,
    request,
    now,
    history = false,
    children,
    onAdd,
    addFirst = false,
    onAddIntent,
    actions,
    notices,
    saving,
    onCompare,
    onCompareIntent,
    onCopy,
    onCopyAs,
    addRef,
    skip,
  } = props;
  const t = useTexts(servicePanelTexts);
  const message = useMessage(airMessages, quotesMessages);
  const language = useUiLanguage();
  const id = useId();
  const count = service.cotacoes.length;
  const note = serviceNote(service, history);
  const approved = preApprovedValue(service, history);
  const above = aboveApproved(service, history);
  const period = servicePeriod(service);
  const reservation = service.tipoServico === 'AEREO' ? serviceReservation(service) : null;
  const other = service.tipoServico === 'OUTROS';
  const when = (text: string) => (text.length > 10 ? `${shortDay(text, language)} ${clockTime(text)}` : shortDay(text, language));
  const [first] = service.viajantes;
  const travellers =
    first && service.viajantes.length > 1
      ? t('travellersMore', { name: first.nomeCompleto, count: service.viajantes.length - 1 })
      : first?.nomeCompleto;
  const more = (
    <Button tone="quiet" size="icon" title={t('more')} aria-label={t('more')}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  const add = onAdd && (
    <Button ref={addRef} tone={addFirst ? 'primary' : 'secondary'} onClick={onAdd} onPointerEnter={onAddIntent} onFocus={onAddIntent}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  );

  return (
    <section
      onKeyDown={onCopyKeys(onCopy)}
      data-slot="service-panel"
      aria-labelledby={`${id}-kind ${id}`}
      className="g:rounded-md g:border g:border-line g:bg-surface-1"
    >
      <header className="g:relative g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2 g:p-pad">
        <div className="g:flex g:min-w-0 g:flex-1 g:basis-64 g:items-center g:gap-3">
          <span id={`${id}-kind`} className="g:flex">
            <ServiceIcon kind={service.tipoServico} />
          </span>
          <div className="g:min-w-0">
            <h2 id={id} aria-labelledby={`${id}-kind ${id}`} className="g:w-fit g:rounded-md g:font-semibold g:text-lg">
              {serviceRoute(service)}
              {service.tipoServico === 'AEREO' && (
                <span className="g:font-normal g:text-ink-2"> · {message(SEARCH_KIND[service.tipo]).toLocaleLowerCase(language)}</span>
              )}
            </h2>
            {/* Below the heading's focus ring. */}
            <p className="g:mt-1 g:text-ink-2 g:text-sm">
              {[
                period && (period.to ? `${when(period.from)} – ${when(period.to)}` : when(period.from)),
                travellers,
                service.retroativo && t('retroactive'),
              ]
                .filter(Boolean)
                .join('\u00a0· ')}
            </p>
            {reservation !== null && (
              <p className="g:mt-1 g:text-sm">
                <ReservationValidity validity={reservation} now={now} />
              </p>
            )}
          </div>
        </div>
        {(count > 0 || actions) && (
          <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-x-2 g:gap-y-1.5 g:max-sm:w-full">
            {count > 0 && <p className="g:me-auto g:whitespace-nowrap g:pe-1 g:text-ink-2 g:text-sm">{t('quotes', { count })}</p>}
            {actions}
            {count > 0 && (onCopy || onCopyAs) && (
              <OnDemandMenu trigger={more} preload={QuoteMenu.preload}>
                <QuoteMenu meanwhile={more} trigger={more} onCopy={onCopy} onCopyAs={onCopyAs} />
              </OnDemandMenu>
            )}
            {onCompare && (
              <Button tone="quiet" onClick={onCompare} onPointerEnter={onCompareIntent} onFocus={onCompareIntent}>
                <Columns3 aria-hidden="true" />
                {t('compare')}
              </Button>
            )}
            {count > 0 && add}
          </div>
        )}
        {skip && (
          <Button
            size="sm"
            className="g:not-focus:sr-only g:focus:absolute g:focus:end-2 g:focus:bottom-0 g:focus:z-20 g:focus:translate-y-1/2 g:focus:bg-surface-1"
            onClick={skip.onSkip}
          >
            {skip.label}
          </Button>
        )}
      </header>
      <div
        className={`g:grid g:border-line g:border-y g:[&>*+*]:border-line g:max-md:[&>*+*]:border-t g:md:[&>*+*]:border-s ${other ? 'g:md:grid-cols-3' : 'g:md:grid-cols-2'}`}
      >
        <CollapsibleSection look="plain" defaultOpen={false} title={t('company')}>
          <KeyValueList
            items={[
              { label: t('client'), value: request.empresa.nome },
              { label: t('requester'), value: request.solicitante.nome },
              { label: t('approver'), value: request.aprovadorSolicitacao?.nome ?? null },
              ...service.camposCustomizados
                .filter(({ etapa }) => etapa === 'PEDIDO')
                .map(({ nome, valor }) => ({ label: nome, value: valor })),
            ]}
          />
        </CollapsibleSection>
        <CollapsibleSection look="plain" defaultOpen={false} title={t('traveller')}>
          <KeyValueList
            items={[
              {
                label: t('travellers'),
                value: (
                  <ul className="g:grid g:gap-1">
                    {service.viajantes.map((traveller) => (
                      <li key={traveller.id} className="g:flex g:flex-wrap g:items-center g:gap-x-2">
                        {traveller.nomeCompleto}
                        <VipMark traveller={traveller} />
                        {traveller.email && (
                          <span className="g:text-ink-2">
                            <EmailAddress address={traveller.email} />
                          </span>
                        )}
                      </li>
                    ))}
                  </ul>
                ),
              },
              ...(service.acompanhantes.length > 0 ? [{ label: t('companions'), value: service.acompanhantes.join(', ') }] : []),
              { label: t('adults'), value: service.adultos },
            ]}
          />
        </CollapsibleSection>
        {other && (
          <CollapsibleSection look="plain" defaultOpen={false} title={t('service')}>
            <KeyValueList items={[{ label: t('description'), value: service.descricao }]} />
          </CollapsibleSection>
        )}
      </div>
      <div className="g:grid g:gap-2 g:rounded-b-md g:bg-surface g:p-pad">
        {approved !== null && (
          <p className="g:flex g:items-center g:gap-2 g:text-sm">
            {above === 0 && <BadgeCheck aria-hidden="true" className="g:size-4 g:shrink-0 g:text-success-ink" />}
            {above !== 0 && above !== null && <TriangleAlert aria-hidden="true" className="g:size-4 g:shrink-0 g:text-warning-ink" />}
            <span className="g:min-w-0">
              {message('valor_pre_aprovado_para_emissao', { valor: formatMoney(approved) })}
              {above !== 0 &&
                above !== null &&
                ` · ${t(above > 0 ? 'aboveApproved' : 'belowApproved', { amount: formatMoney(Math.abs(above)) })}`}
            </span>
          </p>
        )}
        {note && (
          <Banner tone="info" title={t('note')}>
            <p className="g:whitespace-pre-line">{note}</p>
          </Banner>
        )}
        {saving && (
          <Banner tone="info" title={t('saving')}>
            <Button size="sm" onClick={saving.onShow} className="g:mt-2">
              {t('savingShow')}
            </Button>
          </Banner>
        )}
        {notices}
        {count > 0 ? (
          children
        ) : (
          <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:border-line-strong g:border-dashed g:p-pad">
            <div className="g:own">
              <p className="g:font-medium">{t('noQuotes')}</p>
              {add && <p className="g:text-ink-2 g:text-sm">{t('noQuotesHint')}</p>}
            </div>
            {add}
          </div>
        )}
      </div>
    </section>
  );
}
