import type { Traveller } from '../entities/index.ts';
import type { TipoServico } from '../enums/index.ts';
import type { MessageKey, Violation } from '../messages/index.ts';

type NamedTraveller = Pick<Traveller, 'id' | 'nomeCompleto'>;

const REPEATED: Record<Extract<TipoServico, 'AEREO' | 'HOTEL'>, MessageKey> = {
  AEREO: 'passageiro_informado_duas_vezes_aereo',
  HOTEL: 'passageiro_informado_duas_vezes_hospedagem',
};

/**
 * The violations of passengers who appear again in the list of an air service or a stay, each by name at the later place. Passengers are
 * compared by id: two people of the same name are two passengers.
 * @see S-066, S-067
 */
export function repeatedPassengerViolations(kind: keyof typeof REPEATED, viajantes: readonly NamedTraveller[]): readonly Violation[] {
  return viajantes.flatMap(({ id, nomeCompleto }, index): readonly Violation[] => {
    const first = viajantes.findIndex((traveller) => traveller.id === id);
    return first === index ? [] : [{ key: REPEATED[kind], params: { name: nomeCompleto }, field: `viajantes.${index}` }];
  });
}
