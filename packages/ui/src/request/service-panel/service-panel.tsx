import type { Service, TravelRequest } from '@guiche/domain/entities';
import type { TopicKey } from '@guiche/domain/messages';
import { airMessages } from '@guiche/domain/messages/air';
import { serviceNote, servicePeriod, serviceRoute } from '@guiche/domain/requests';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { Button } from '../../primitives/button/index.ts';
import { CollapsibleSection } from '../../primitives/collapsible-section/index.ts';
import { servicePanelTexts } from './service-panel.texts.ts';

const SEARCH_KIND = {
  IDA: 'tipo_pesquisa_aerea_ida',
  IDA_VOLTA: 'tipo_pesquisa_aerea_ida_volta',
  MULTI: 'tipo_pesquisa_aerea_multi',
} as const satisfies Record<string, TopicKey<typeof airMessages>>;

export interface ServicePanelProps {
  service: Service;
  /** The request, for the company's information. */
  request: Pick<TravelRequest, 'empresa' | 'solicitante' | 'aprovadorSolicitacao'>;
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
  /** Notices above the quotes, such as a `DraftBanner`. */
  notices?: ReactNode;
  /** A quote of this service is being saved while its window is closed; `onShow` opens it again. */
  saving?: { readonly onShow: () => void } | undefined;
}

/**
 * One service of a request, with the client's notes about it and its quotes.
 *
 * Keyboard: the panels open with Enter and Space, each by itself.
 * Screen reader: a region named by kind and route.
 * @see
 */
export function ServicePanel(props: ServicePanelProps) {
  const { service, request, history = false, children, onAdd, addFirst = false, onAddIntent, notices, saving } = props;
  const t = useTexts(servicePanelTexts);
  const message = useMessage(airMessages);
  const language = useUiLanguage();
  const id = useId();
  const count = service.cotacoes.length;
  const note = serviceNote(service, history);
  const period = servicePeriod(service);
  const other = service.tipoServico === 'OUTROS';
  const when = (text: string) => (text.length > 10 ? `${shortDay(text, language)} ${clockTime(text)}` : shortDay(text, language));
  const [first] = service.viajantes;
  const travellers =
    first && service.viajantes.length > 1
      ? t('travellersMore', { name: first.nomeCompleto, count: service.viajantes.length - 1 })
      : first?.nomeCompleto;
  const add = onAdd && (
    <Button tone={addFirst ? 'primary' : 'secondary'} onClick={onAdd} onPointerEnter={onAddIntent} onFocus={onAddIntent}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  );

  return (
    <section data-slot="service-panel" aria-labelledby={`${id}-kind ${id}`} className="rounded-md border border-line bg-surface-1">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-pad">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
          <span id={`${id}-kind`} className="flex">
            <ServiceIcon kind={service.tipoServico} />
          </span>
          <div className="min-w-0">
            <h2 id={id} aria-labelledby={`${id}-kind ${id}`} className="w-fit rounded-md font-semibold text-lg">
              {serviceRoute(service)}
              {service.tipoServico === 'AEREO' && (
                <span className="font-normal text-ink-2"> · {message(SEARCH_KIND[service.tipo]).toLocaleLowerCase(language)}</span>
              )}
            </h2>
            {/* Below the heading's focus ring. */}
            <p className="mt-1 text-ink-2 text-sm">
              {[
                period && (period.to ? `${when(period.from)} – ${when(period.to)}` : when(period.from)),
                travellers,
                service.retroativo && t('retroactive'),
              ]
                .filter(Boolean)
                .join('\u00a0· ')}
            </p>
          </div>
        </div>
        {count > 0 && (
          <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
            <p className="text-ink-2 text-sm">{t('quotes', { count })}</p>
            {add}
          </div>
        )}
      </header>
      <div className={`grid divide-line border-line border-y max-md:divide-y md:divide-x ${other ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
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
                  <ul className="grid gap-1">
                    {service.viajantes.map((traveller) => (
                      <li key={traveller.id} className="flex flex-wrap items-center gap-x-2">
                        {traveller.nomeCompleto}
                        <VipMark traveller={traveller} />
                        {traveller.email && <span className="text-ink-2">{traveller.email}</span>}
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
      <div className="grid gap-2 rounded-b-md bg-surface p-pad">
        {note && (
          <Banner tone="info" title={t('note')}>
            <p className="whitespace-pre-line">{note}</p>
          </Banner>
        )}
        {saving && (
          <Banner tone="info" title={t('saving')}>
            <Button size="sm" onClick={saving.onShow} className="mt-2">
              {t('savingShow')}
            </Button>
          </Banner>
        )}
        {notices}
        {count > 0 ? (
          children
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line-strong border-dashed p-pad">
            <div>
              <p className="font-medium">{t('noQuotes')}</p>
              {add && <p className="text-ink-2 text-sm">{t('noQuotesHint')}</p>}
            </div>
            {add}
          </div>
        )}
      </div>
    </section>
  );
}
