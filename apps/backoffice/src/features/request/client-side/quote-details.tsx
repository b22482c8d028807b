import type { Service } from '@guiche/domain/entities';
import { ServiceDetails } from '@guiche/ui/request/service-details';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteParticularitiesQuery } from './client-queries.ts';
import { useProgrammes } from './use-programmes.ts';
import { useWishes } from './use-wishes.ts';

export interface QuoteDetailsProps {
  idSolicitacao: number;
  service: Service;
  idCotacao: string;
}

/** What helps to quote a service, beside the form; the programmes of its travellers are asked for when these are looked at. @see */
export function QuoteDetails({ idSolicitacao, service, idCotacao }: QuoteDetailsProps) {
  const [seen, setSeen] = useState(false);
  const particularities = useWishes(useQuery(quoteParticularitiesQuery(idSolicitacao, idCotacao)));
  const programmes = useProgrammes(service.viajantes, seen);
  return (
    <ServiceDetails service={service} particularities={particularities} programmes={programmes} onShowTravellers={() => setSeen(true)} />
  );
}
