import type { Service } from '@guiche/domain/entities';
import { requestedFields } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Fact, Facts } from '../internal/particularities-content.tsx';
import { serviceDetailsTexts } from './service-details.texts.ts';

/** What the client requested: when and where, its note and its own fields. */
export function RequestedFacts({ service }: { service: Service }) {
  const t = useTexts(serviceDetailsTexts);
  const note = service.observacao?.trim();
  return (
    <Facts>
      <WhenAndWhere service={service} />
      <Fact name={t('note')}>{note ? <span className="g:whitespace-pre-line">{note}</span> : <Nothing>{t('noNote')}</Nothing>}</Fact>
      {requestedFields([service]).map(({ nome, valores }) => (
        <Fact key={nome} name={nome}>
          {valores.join(', ')}
        </Fact>
      ))}
    </Facts>
  );
}

/** A word in the place of a value that there is none of. */
export function Nothing({ children }: { children: ReactNode }) {
  return <span className="g:text-ink-3">{children}</span>;
}

/** The place below a moment. */
function At({ moment, place }: { moment: string; place: string }) {
  return (
    <>
      {formatDateTime(moment)}
      <span className="g:block g:text-ink-2">{place}</span>
    </>
  );
}

function WhenAndWhere({ service }: { service: Service }) {
  const t = useTexts(serviceDetailsTexts);
  switch (service.tipoServico) {
    case 'AEREO':
      return service.segmentos.map(({ data, origem, origemData, destino, destinoData }, index) => (
        // Two legs may be flown on one day, and one leg on two.
        <Fact key={`${index} ${origem}`} name={formatDate(data)}>
          {origem} → {destino}
          {origemData && destinoData && (
            <span className="g:block g:text-ink-2">
              {origemData.local} → {destinoData.local}
            </span>
          )}
        </Fact>
      ));
    case 'HOTEL':
      return (
        <>
          <Fact name={t('city')}>{service.cidade}</Fact>
          <Fact name={t('checkin')}>{formatDateTime(service.checkin)}</Fact>
          <Fact name={t('checkout')}>{formatDateTime(service.checkout)}</Fact>
        </>
      );
    case 'CARRO':
      return (
        <>
          <Fact name={t('pickUp')}>
            <At moment={service.dataRetirada} place={service.cidadeRetirada} />
          </Fact>
          <Fact name={t('return')}>
            <At moment={service.dataDevolucao} place={service.cidadeDevolucao} />
          </Fact>
        </>
      );
    case 'RODOVIARIO':
      return (
        <Fact name={formatDate(service.dataIda)}>
          {service.origem} → {service.destino}
        </Fact>
      );
    case 'OUTROS':
      return <Fact name={t('description')}>{service.descricao}</Fact>;
  }
}
