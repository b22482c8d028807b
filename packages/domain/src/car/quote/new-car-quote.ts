import type { CarQuote, CarService } from '../../entities/index.ts';
import { type NewQuoteContext, newQuoteFields } from '../../quotes/new-quote.ts';
import { carDays } from '../pricing/index.ts';
import { carMomentFields } from './car-moment.ts';

export interface NewCarQuoteContext extends NewQuoteContext {
  readonly service: Pick<
    CarService,
    'id' | 'viajantes' | 'camposCustomizados' | 'cidadeRetirada' | 'cidadeDevolucao' | 'dataRetirada' | 'dataDevolucao'
  >;
}

/**
 * The car quote with which the modal starts: the requested cities and times with their days, BRL, the suggested consolidator and supplier,
 * and the credential's fee.
 * @see
 */
export function newCarQuote({ service, ...context }: NewCarQuoteContext): CarQuote {
  const pickup = carMomentFields(service.dataRetirada);
  const giveBack = carMomentFields(service.dataDevolucao);
  return {
    ...newQuoteFields({ service, ...context }),
    nomeCia: null,
    urlImagemCia: null,
    categoria: null,
    nomeModelo: null,
    cambio: null,
    arcondicionado: false,
    valorDiaria: null,
    quantidadeDiarias: carDays(service.dataRetirada, service.dataDevolucao),
    dataRetirada: pickup.day,
    horaRetirada: pickup.hour,
    localRetirada: null,
    cidadeRetirada: service.cidadeRetirada,
    dataDevolucao: giveBack.day,
    horaDevolucao: giveBack.hour,
    localDevolucao: null,
    cidadeDevolucao: service.cidadeDevolucao,
    justificativaDataAlterada: null,
  };
}
