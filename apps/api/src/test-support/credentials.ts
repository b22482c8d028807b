import { randomUUID } from 'node:crypto';
import { findCredentialSupplier, insertCredential, listCredentialSuppliers, requestCredential } from '@guiche/contract/credentials';
import type { CredentialContent, CredentialRequest, ListedCredential } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import type { Person } from './test-server.ts';

const COMPANIES = [{ id: 101, nome: 'Metalúrgica Serra Azul S.A.' }];

/** A credential as a person types it; each has an identification of its own. */
export function typedCredential({
  consolidadora = 'GRUPOBRT',
  idServico = TIPO_SERVICO_ID.AEREO as number,
  content = { usuario: 'ana', senha: 's3gr3do', cobrancaFee: 'SERVICO', fee: 30, tipoEmissao: 'SISTEMA_EXTERNO' } as CredentialContent,
  empresas = COMPANIES,
  identificador = `BRT-${randomUUID()}`,
} = {}) {
  return {
    servico: { id: idServico },
    consolidadora,
    credencial: JSON.stringify(content),
    empresas,
    ativo: true,
    identificador,
    versao: 0,
  };
}

/** A credential that was inserted. */
export const insertedCredential = (manager: Person, typed = typedCredential()): Promise<ListedCredential> =>
  manager.call(insertCredential, { body: typed });

/** A request for a credential of a supplier of flights, all of its fields filled in. */
export async function typedRequest(
  manager: Person,
  { consolidadora = 'ESFERAFACIL', email = 'contato@guiche.demo', idServico = TIPO_SERVICO_ID.AEREO as number } = {},
): Promise<CredentialRequest> {
  const suppliers = await manager.call(listCredentialSuppliers, { params: { idServico } });
  const details = await Promise.all(
    suppliers.map(({ id }) => manager.call(findCredentialSupplier, { params: { idFornecedor: id, tipoServico: idServico } })),
  );
  const supplier = details.find((one) => one.consolidadora === consolidadora);
  if (!supplier) throw new Error(`there is no supplier for ${consolidadora}`);
  const words = { TEXTO: '11222333000181', DATA: '2027-01-15', NUMERO: '40' } as const;
  const campos = supplier.campos.map(({ nome, tipo }) => ({ nome, valor: nome.startsWith('E-mail') ? email : words[tipo] }));
  const { id, nome } = supplier;
  return { idServico, consolidadora, fornecedor: { id, nome }, campos, empresas: COMPANIES };
}

/** A credential that was requested. */
export async function requestedCredential(manager: Person, options?: Parameters<typeof typedRequest>[1]): Promise<ListedCredential> {
  return manager.call(requestCredential, { body: await typedRequest(manager, options) });
}

/** What activates a requested credential. */
export const activationOf = ({ id }: Pick<ListedCredential, 'id'>) => ({
  idAgenciaServico: id,
  credencial: JSON.stringify({ agencyId: '57120', groupId: '310', cobrancaFee: 'FORNECEDOR', tipoEmissao: 'AUTOMATICO' }),
  identificador: 'ESF-57120',
  empresas: COMPANIES,
});

/** A log-in that every consolidator takes. */
const CONTENT = JSON.stringify({ usuario: 'ana', senha: 's3gr3do', agencyId: '57120' });

/** The bodies of tests, by the kind of service. */
export const TEST_SEARCH = {
  AEREO: { credencial: CONTENT, origem: 'GRU', destino: 'REC', dataIda: '2027-01-12', dataVolta: '2027-01-15' },
  RODOVIARIO: {
    credencial: CONTENT,
    origem: 'Recife, PE (Rodoviária)',
    destino: 'Salvador, BA (Rodoviária)',
    dataIda: '2027-01-12',
    dataVolta: null,
  },
  HOTEL: {
    credencial: CONTENT,
    cidade: 'Recife',
    estado: 'PE',
    cidadeData: null,
    checkin: '2027-01-12',
    checkout: '2027-01-14',
    adultos: 1,
    estrelas: null,
    limit: 200,
    offset: 0,
  },
  CARRO: {
    credencial: CONTENT,
    cidade: 'Recife, PE',
    cidadeRetirada: 'Recife, PE',
    cidadeDevolucao: 'Recife, PE',
    dataRetirada: '2027-01-12',
    dataDevolucao: '2027-01-15',
  },
} as const;
