import type { CredentialRequest, ListedCredential } from '@guiche/domain/entities';
import type { Answer } from '../../call/define-call.ts';
import type { CREDENTIAL_CALLS } from '../../credentials/index.ts';
import { CONSULTANT, INSTANCE } from './people.ts';

const COMPANIES = [{ id: INSTANCE.id, nome: INSTANCE.name }];
const CONTENT = { usuario: 'guiche.emissao', senha: '', cobrancaFee: 'VIAJANTE', fee: 35, tipoEmissao: 'AUTOMATICO' };

const CREDENTIAL: ListedCredential = {
  id: '5b0d7f64-1c1e-4a55-8b5e-90c8f3a6d201',
  servico: { id: 5, ativo: true, versao: 1 },
  consolidadora: 'GOL',
  credencial: JSON.stringify(CONTENT),
  empresas: COMPANIES,
  agencia: { id: 1, tipoAgencia: 'GUICHE' },
  ativo: true,
  identificador: 'GOL-1',
  estado: null,
  versao: 3,
};

const SUPPLIER = { id: '9d3f1b70-2a54-4b0e-8a6d-51c7e02f4c11', nome: 'Esfera Fácil Consolidadora' };
const REQUEST: CredentialRequest = {
  idServico: 5,
  consolidadora: 'ESFERAFACIL',
  fornecedor: SUPPLIER,
  campos: [{ nome: 'CNPJ da agência', valor: '11222333000181' }],
  empresas: COMPANIES,
};
const REQUESTED: ListedCredential = {
  ...CREDENTIAL,
  id: '7c2e4a90-6d3b-4f18-9e02-1b5a8d7f3c44',
  consolidadora: REQUEST.consolidadora,
  credencial: '{}',
  ativo: false,
  identificador: null,
  estado: 'SOLICITADA',
  versao: 1,
};
const TESTED = { quantidade: 42 };

/** The successful responses of the calls about credentials. */
export const CREDENTIAL_ANSWERS: {
  readonly [C in (typeof CREDENTIAL_CALLS)[number] as Answer<C> extends undefined ? never : C['name']]: Answer<C>;
} = {
  listCredentials: [CREDENTIAL, REQUESTED],
  switchService: { id: 5, ativo: false, versao: 2 },
  saveCredential: { ...CREDENTIAL, versao: 4 },
  insertCredential: { ...CREDENTIAL, versao: 1 },
  listCredentialSuppliers: [SUPPLIER],
  findCredentialSupplier: {
    ...SUPPLIER,
    consolidadora: 'ESFERAFACIL',
    campos: [
      { nome: 'CNPJ da agência', tipo: 'TEXTO', obrigatorio: true },
      { nome: 'Bilhetes por mês', tipo: 'NUMERO', obrigatorio: false },
    ],
  },
  requestCredential: REQUESTED,
  activateCredential: {
    ...REQUESTED,
    credencial: '{"agencyId":"57120"}',
    ativo: true,
    identificador: 'ESF-57120',
    estado: 'ATIVADA',
    versao: 2,
  },
  cancelCredential: { ...REQUESTED, estado: 'CANCELADA', versao: 2 },
  findCredentialRequest: {
    ...REQUEST,
    id: REQUESTED.id,
    estado: 'SOLICITADA',
    solicitante: CONSULTANT.name,
    data: '2026-11-21T14:05:09.000Z',
  },
  listCredentialLog: [
    {
      acao: 'ALTERAR',
      idUsuarioAgencia: CONSULTANT.id,
      colaborador: CONSULTANT.name,
      data: '2026-11-20T14:05:00Z',
      detalhes: {
        identificador: 'GOL-1',
        credencial: {
          antigo: JSON.stringify({ ...CONTENT, senha: '••••••••', fee: 30 }),
          novo: JSON.stringify({ ...CONTENT, senha: '••••••••' }),
        },
        empresas: { antigo: [], novo: [{ id: String(INSTANCE.id), nome: INSTANCE.name }] },
      },
    },
  ],
  testAirAtAgency: TESTED,
  testHotelAtAgency: TESTED,
  testBusAtAgency: TESTED,
  testAirAtIntegrator: TESTED,
  testHotelAtIntegrator: TESTED,
  testCarAtIntegrator: TESTED,
  testAirAtTranslator: TESTED,
  testHotelAtTranslator: TESTED,
  testCarAtTranslator: TESTED,
};
