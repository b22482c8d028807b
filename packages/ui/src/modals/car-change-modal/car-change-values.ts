import { carMoment, carMomentFields, placeViolations } from '@guiche/domain/car/quote';
import { withReturnCity } from '@guiche/domain/car/search';
import type { CarQuote } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { type CarSearchValues, carFormViolations } from '../../search/car-search-form/car-search-criteria.ts';

/** What the fields hold: pickup and return are one text each, their day with its time. */
export interface CarChangeValues extends CarSearchValues {
  localRetirada: string | null;
  localDevolucao: string | null;
  categoria: CarQuote['categoria'];
  nomeModelo: string | null;
}

/** The values with which the window opens. */
export function valuesOf(quote: CarQuote): CarChangeValues {
  const { cidadeRetirada, localRetirada, cidadeDevolucao, localDevolucao, categoria, nomeModelo } = quote;
  return {
    cidadeRetirada,
    localRetirada,
    dataRetirada: carMoment({ day: quote.dataRetirada, hour: quote.horaRetirada }),
    cidadeDevolucao,
    localDevolucao,
    dataDevolucao: carMoment({ day: quote.dataDevolucao, hour: quote.horaDevolucao }),
    categoria,
    nomeModelo,
  };
}

const written = (text: string | null) => text?.trim() || null;

/** The quote with the values; without a return city the car is returned where it is picked up. @see S-070, S-071 */
export function changedQuote(quote: CarQuote, values: CarChangeValues): CarQuote {
  const pickup = carMomentFields(values.dataRetirada);
  const giveBack = carMomentFields(values.dataDevolucao);
  return withReturnCity({
    ...quote,
    cidadeRetirada: written(values.cidadeRetirada),
    localRetirada: written(values.localRetirada),
    dataRetirada: pickup.day,
    horaRetirada: pickup.hour,
    cidadeDevolucao: written(values.cidadeDevolucao),
    localDevolucao: written(values.localDevolucao),
    dataDevolucao: giveBack.day,
    horaDevolucao: giveBack.hour,
    categoria: values.categoria,
    nomeModelo: written(values.nomeModelo),
  });
}

/** What forbids the change, each at its field: what forbids a search for the car, and the places where the agency has to know them. @see S-070, Q-220 */
export function changeViolations(quote: CarQuote, values: CarChangeValues, temFornecedorExterno: boolean): readonly Violation[] {
  return [...carFormViolations(values), ...placeViolations(changedQuote(quote, values), temFornecedorExterno)];
}
