import type { Agency, ClientDetails, MirroredAgency } from '../entities/index.ts';
import { joinPhones, phoneDigits, splitPhones } from './phones.ts';

/** An agency as it is saved: its texts without blanks around them, its phones digits alone. @see */
export function agencyToSave(agency: Agency): Agency {
  return {
    ...agency,
    name: agency.name.trim(),
    email: agency.email.trim(),
    address: agency.address.trim(),
    contactName: agency.contactName.trim(),
    telephoneNumber: phoneDigits(agency.telephoneNumber),
    telefonesExtras: joinPhones(splitPhones(agency.telefonesExtras)),
    emergencyNumber: phoneDigits(agency.emergencyNumber),
  };
}

/** An agency's copy in a client instance: the same values under other names. @see A-193 */
export function mirroredAgency(agency: Agency): MirroredAgency {
  return {
    nome: agency.name,
    email1: agency.email,
    endereco: agency.address,
    cnpj: agency.cnpj,
    telefone1: agency.telephoneNumber,
    telefonesExtras: agency.telefonesExtras,
    nomeContato: agency.contactName,
    telefoneEmergencial: agency.emergencyNumber,
  };
}

/** A copy of an agency that is to be saved in one client instance. */
export interface AgencyCopy {
  readonly client: Pick<ClientDetails, 'id' | 'name' | 'instancia'>;
  /** The agency's id in that client instance. */
  readonly productId: number;
  readonly body: MirroredAgency;
}

/**
 * The copies to save after an agency is saved, one for each client instance that has the agency, in the order of the instances.
 * @see
 */
export function agencyCopies(agencyId: number, agency: Agency, clients: readonly ClientDetails[]): readonly AgencyCopy[] {
  const body = mirroredAgency(agencyToSave(agency));
  return clients.flatMap(({ id, name, instancia, agencyInstances }) => {
    const known = agencyInstances.find((instance) => instance.agencyId === agencyId);
    return known ? [{ client: { id, name, instancia }, productId: known.productId, body }] : [];
  });
}
