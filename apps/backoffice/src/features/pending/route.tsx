import { activeProfile, mayOpen, routeAddress } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { enumLabel, FILTRO_SOLICITACOES } from '@guiche/domain/enums';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { requestView, servicesOf } from '@guiche/domain/requests';
import { useMessage } from '@guiche/ui/i18n';
import { Tabs } from '@guiche/ui/primitives/tabs';
import { PendingList } from '@guiche/ui/request/pending-list';
import { PendingQuote } from '@guiche/ui/request/pending-quote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { noteList } from '../../shared/requests/last-list.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useNow } from '../../shared/use-now.ts';
import { PENDING_QUERY } from './pending-filter.ts';
import { pendingQuery } from './queries.ts';

/** A quote that is open beside the list. */
interface OpenQuote {
  readonly idSolicitacao: number;
  readonly idServico: string;
  readonly idCotacao: string;
}

/** The agency's pending items, with a quote of one of them beside the list. @see, S-020, S-021 */
export function Component() {
  const t = useText();
  const user = useUser();
  const now = useNow();
  const notify = useNotify(requestListsMessages);
  const message = useMessage(requestListsMessages);
  const openChat = useChatOpener();
  const { values, address, change } = useAddressValues(PENDING_QUERY);
  const list = useQuery(pendingQuery(values.situacao, user.agency.id));
  const [open, setOpen] = useState<OpenQuote | null>(null);
  const close = () => setOpen(null);
  useDocumentTitle(t('pending'));
  useEffect(() => noteList(address), [address]);
  useBackCloses(open !== null, close);

  const profile = activeProfile(user);
  function hrefOf({ idSolicitacao, status }: TravelRequest) {
    const view = requestView(status);
    if (profile === undefined || !mayOpen(view, profile)) return undefined;
    return hrefTo(view === '/relatorio' ? routeAddress(view, { id: idSolicitacao }) : routeAddress(view, { idSolicitacao }));
  }

  // It is read anew with the list, and goes when its request leaves it.
  const item = open ? list.data?.find(({ idSolicitacao }) => idSolicitacao === open.idSolicitacao) : undefined;
  const service = item && servicesOf(item).find(({ id }) => id === open?.idServico);
  return (
    <>
      <h1 data-keeps-clear="" className="g:mb-2 g:font-semibold g:text-xl">
        {t('pending')}
      </h1>
      <Tabs
        label={t('lists.tabs')}
        value={values.situacao}
        onValueChange={(situacao) => {
          close();
          change({ situacao });
        }}
        items={FILTRO_SOLICITACOES.map((situacao) => ({
          value: situacao,
          label: message(enumLabel('filtro_solicitacoes', situacao) ?? 'filtro_solicitacoes_todos'),
          content: situacao === values.situacao && (
            <PendingList
              items={list.data}
              now={now}
              hrefOf={hrefOf}
              onOpenQuote={({ idSolicitacao }, { id }, quote) => setOpen({ idSolicitacao, idServico: id, idCotacao: quote.id })}
              openQuoteId={open?.idCotacao}
              onOpenChat={openChat}
              error={list.isError && !list.data ? notify.words(list.error, 'erro_buscar_cotacoes_agencia') : undefined}
              onRetry={isFinal(list.error) ? undefined : () => void list.refetch()}
            />
          ),
        }))}
      />
      {open && item && service && (
        <PendingQuote
          key={open.idCotacao}
          number={item.idSolicitacao}
          service={service}
          quoteId={open.idCotacao}
          now={now}
          href={hrefOf(item)}
          onClose={close}
        />
      )}
    </>
  );
}
