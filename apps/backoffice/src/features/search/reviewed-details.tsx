import type { SearchedHotelService, Service } from '@guiche/domain/entities';
import { offerFacts } from '@guiche/domain/quotes/text';
import { serviceRoute } from '@guiche/domain/requests';
import { Button } from '@guiche/ui/primitives/button';
import { useState } from 'react';
import { useLanguage, useText } from '../../shared/i18n/language-provider.tsx';
import { BusDetails } from './bus-details.tsx';
import { ReviewedFlights } from './reviewed-flights.tsx';

interface ReviewedDetailsProps {
  service: Service;
  /** What the approval knows of it, for a hotel. */
  stay: SearchedHotelService | undefined;
}

/** What a chosen offer is, a line for each fact, as far as it does not stand above already: the room and its board, where a car is handed over. */
function OfferFacts({ service }: { service: Service }) {
  const { language } = useLanguage();
  if (!service.escolhida) return null;
  const lines = offerFacts(service.escolhida, language, service).lines.filter((line) => line !== serviceRoute(service));
  return (
    <ul className="g:grid g:text-sm">
      {[...new Set(lines)].map((line) => (
        <li key={line} className="g:wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

/**
 * What is told of a chosen offer below its name, as much as stood beside the button that chose it; that nothing is chosen, why it was chosen although
 * it is dearer.
 * @see S-001, S-099, S-111
 */
export function ReviewedDetails({ service, stay }: ReviewedDetailsProps) {
  const t = useText();
  return (
    <>
      {service.tipoServico === 'AEREO' && service.escolhida && <ReviewedFlights quote={service.escolhida} />}
      {service.tipoServico !== 'AEREO' && <OfferFacts service={service} />}
      {!service.escolhida && !stay?.removido && <p className="g:text-sm">{t('search.nothingChosen')}</p>}
      {stay?.validacao && !stay.removido && (
        <p className="g:text-sm g:wrap-anywhere">
          {stay.validacao.titulo}: {stay.justificativa}
        </p>
      )}
    </>
  );
}

interface ReviewedBusProps {
  service: Service;
  /** The id of the element that names the service. */
  describedBy?: string | undefined;
}

/** Opens the details of a chosen bus; nothing for any other service. @see S-001 */
export function ReviewedBus({ service, describedBy }: ReviewedBusProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (service.tipoServico !== 'RODOVIARIO' || !service.escolhida) return null;
  return (
    <>
      <Button size="sm" tone="quiet" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        {t('search.details')}
      </Button>
      {isOpen && <BusDetails service={service} quote={service.escolhida} onClose={() => setIsOpen(false)} />}
    </>
  );
}
