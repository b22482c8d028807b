import type { CarService } from '@guiche/domain/entities';
import type { CarSearchCriteria } from '@guiche/ui/search/car-search-form';

/** The search that a car service asks for. @see S-267 */
export function carCriteria({ cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao }: CarService): CarSearchCriteria {
  return { cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao };
}

/** A search as it is sent, with the service and the travellers for whom it is. */
export function sentCarSearch(criteria: CarSearchCriteria, { id, viajantes }: CarService) {
  return { ...criteria, colaboradores: viajantes.map((one) => one.id), idCarroServico: id };
}
