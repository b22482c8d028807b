import type { Agency } from '@guiche/domain/entities';
import type { AgencyRow } from './data/agencies.ts';

/** The registration of an agency as the wire has it. @see A-192 */
export function wireAgency(row: AgencyRow): Agency {
  return {
    name: row.nome,
    email: row.email,
    address: row.endereco,
    cnpj: row.cnpj,
    telephoneNumber: row.telefone,
    telefonesExtras: row.telefonesExtras,
    contactName: row.contato,
    emergencyNumber: row.telefoneEmergencia,
  };
}
