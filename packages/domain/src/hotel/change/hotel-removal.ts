import type { StatusSolicitacao } from '../../enums/index.ts';

interface Removable {
  readonly id: string;
  readonly removido: boolean;
}

/** The hotels of a trip after one of them was removed, and those that have to be saved. */
export interface Removal<Service> {
  readonly services: readonly Service[];
  readonly toSave: readonly Service[];
}

/**
 * Removes a hotel. In approval (APROVACAO) it stays in the list, marked `removido`, and is to be saved; in any other status it is taken
 * from the list and nothing is to be saved.
 * @see S-096
 */
export function hotelRemoval<Service extends Removable>(
  services: readonly Service[],
  id: string,
  status: StatusSolicitacao,
): Removal<Service> {
  if (status !== 'APROVACAO') return { services: services.filter((service) => service.id !== id), toSave: [] };
  const marked = services.map((service) => (service.id === id ? { ...service, removido: true } : service));
  return { services: marked, toSave: marked.filter((service) => service.id === id) };
}
