import { expect, test } from 'vitest';
import { expectRefused, expectTaken } from '../test-support/schema.ts';
import {
  agencySchema,
  chargeSchema,
  chatMessageSchema,
  chatSchema,
  clientDetailsSchema,
  credentialLogEntrySchema,
  loyaltyProgrammeSchema,
  mirroredAgencySchema,
  notificationSchema,
  particularitiesSchema,
  passengerSchema,
  quoteLogEntrySchema,
  serviceGroupSchema,
  serviceTicketSchema,
  travellerCardSchema,
  type User,
  userLogEntrySchema,
  userSchema,
  virtualCardSchema,
} from './index.ts';

const ID = '00000000-0000-4000-8000-00000000aaaa';
const NOW = '2026-11-21T12:00:00Z';

const user: User = {
  id: ID,
  login: 'ana',
  email: 'ana@agencia.example',
  name: 'Ana Souza',
  ativo: true,
  profiles: [3],
  profile: 'AGENCY_ADMIN',
  permissoes: ['USUARIOS'],
  modulos: ['FOLLOWUP'],
  changePassword: false,
  agency: { id: 42, name: 'Rumo', utilizaPainelUnificado: false },
  isAgenciaGuiche: false,
  instancia: 'acme',
  instances: [{ id: 12, name: 'Acme', instancia: 'acme' }],
  allSelected: false,
  permiteTrocarConsultor: true,
  visualizaDadosCartao: false,
  visualizarUsuariosVipPremium: true,
  temFornecedorExterno: false,
};
test('A-170 a user', () => {
  expectTaken(userSchema, user);
  const flags = ['ativo', 'changePassword', 'allSelected', 'permiteTrocarConsultor', 'visualizaDadosCartao'];
  for (const flag of [...flags, 'visualizarUsuariosVipPremium', 'temFornecedorExterno']) expectRefused(userSchema, user, { [flag]: null });
  expectRefused(
    userSchema,
    user,
    { id: 7 },
    { login: null },
    { email: undefined },
    { name: null },
    { profiles: ['AGENCY'] },
    { profile: 3 },
    { permissoes: null },
    { agency: { id: 42, name: 'Rumo' } },
    { instancia: undefined },
    { instances: ['acme'] },
  );
});
test('A-063 S-275 a notification', () => {
  for (const tipoNotificacao of ['COTACAO', 'EMISSAO', 'SEM_TIPO']) expectTaken(notificationSchema, { quantidade: 4, tipoNotificacao });
  expectRefused(notificationSchema, { quantidade: 4, tipoNotificacao: 'COTACAO' }, { tipoNotificacao: 'CHAT' }, { quantidade: '4' });
});

test('S-264 a traveller as searches and bookings need one', () => {
  const passenger = { id: '7', nome: 'Ana', sobrenome: 'Souza', dataNascimento: '1990-05-12', email: 'ana@acme.example' };
  expectTaken(passengerSchema, passenger);
  expectTaken(passengerSchema, { ...passenger, dataNascimento: null, email: null });
  for (const field of Object.keys(passenger)) expectRefused(passengerSchema, passenger, { [field]: undefined });
  expectRefused(passengerSchema, passenger, { dataNascimento: '12/05/1990' }, { nome: null });
});

const message = { id: 3, mensagem: 'Bom dia', data: NOW, nomeUsuario: 'Ana Souza', usuarioAtual: true, lida: false };
test('A-158 a chat and its messages', () => {
  expectTaken(chatMessageSchema, message);
  expectRefused(
    chatMessageSchema,
    message,
    { id: 'x' },
    { mensagem: null },
    { data: '21/11' },
    { nomeUsuario: null },
    { usuarioAtual: 1 },
    { lida: undefined },
  );
  expectTaken(chatSchema, { id: 12, messages: [message] });
  expectRefused(chatSchema, { id: 12, messages: [] }, { id: null }, { messages: null }, { messages: ['Bom dia'] });
});

const agency = {
  name: 'Rumo Viagens',
  email: 'contato@rumo.example',
  address: 'Rua da Aurora, 100, Recife, PE',
  cnpj: '11222333000181',
  telephoneNumber: '8133334444',
  telefonesExtras: '8133335555;81988887777',
  contactName: 'Bia',
  emergencyNumber: '81999998888',
};
test('A-192 an agency: phones are digits, the extra ones joined by semicolons', () => {
  expectTaken(agencySchema, agency);
  expectTaken(agencySchema, { ...agency, telefonesExtras: '', cnpj: '12ABC34501DE35', emergencyNumber: '' });
  expectRefused(
    agencySchema,
    agency,
    { name: null },
    { email: undefined },
    { address: null },
    { cnpj: '11.222.333/0001-81' },
    { telephoneNumber: '(81) 3333-4444' },
    { telefonesExtras: ['8133335555'] },
    { telefonesExtras: '8133335555;' },
    { contactName: null },
    { emergencyNumber: 81999998888 },
  );
});
const mirrored = {
  nome: agency.name,
  email1: agency.email,
  endereco: agency.address,
  cnpj: agency.cnpj,
  telefone1: agency.telephoneNumber,
  telefonesExtras: agency.telefonesExtras,
  nomeContato: agency.contactName,
  telefoneEmergencial: agency.emergencyNumber,
};
test('A-193 its copy in a client instance has other names', () => {
  expectTaken(mirroredAgencySchema, mirrored);
  expect(mirroredAgencySchema.safeParse(agency).success).toBe(false);
  for (const field of Object.keys(mirrored)) expectRefused(mirroredAgencySchema, mirrored, { [field]: undefined });
});

test('A-226 S-258 a client instance', () => {
  const client = { id: 12, name: 'Acme', instancia: 'acme', agencyInstances: [{ agencyId: 42, productId: 7 }], clienteNovo: true };
  expectTaken(clientDetailsSchema, client);
  expectRefused(
    clientDetailsSchema,
    client,
    { id: 'acme' },
    { name: null },
    { agencyInstances: null },
    { agencyInstances: [7] },
    { clienteNovo: undefined },
  );
});

test('A-235 a group of services', () => {
  const group = { id: 5, versao: 3, nome: 'Sul', descricao: 'Clientes do Sul', clientes: [{ id: 12, name: 'Acme' }] };
  expectTaken(serviceGroupSchema, group);
  expectTaken(serviceGroupSchema, { ...group, id: null, clientes: [] });
  expectRefused(
    serviceGroupSchema,
    group,
    { id: '5' },
    { versao: -1 },
    { nome: null },
    { descricao: null },
    { clientes: null },
    { clientes: [null] },
    { clientes: [{ id: 12 }] },
    { clientes: [{ name: 'Acme' }] },
    { clientes: [{ id: '12', name: 'Acme' }] },
  );
  for (const field of Object.keys(group)) expectRefused(serviceGroupSchema, group, { [field]: undefined });
});

test('an entry of a quote’s log', () => {
  const entry = { acao: 'ALTERAR', usuario: 'Ana Souza', data: NOW, detalhes: 'Tarifa de 100,00 para 120,00' };
  expectTaken(quoteLogEntrySchema, entry);
  expectRefused(quoteLogEntrySchema, entry, { acao: null }, { usuario: undefined }, { data: '2026-11-21' }, { detalhes: undefined });
});
test('an entry of a user’s log', () => {
  const entry = { acao: 'CHANGE_NAME', usuario: 'Bia', data: NOW, valorAnterior: 'Ana', valorNovo: 'Ana Souza' };
  expectTaken(userLogEntrySchema, entry);
  expectTaken(userLogEntrySchema, { ...entry, acao: 'CHANGE_PASSWORD', valorAnterior: null, valorNovo: null });
  expectRefused(
    userLogEntrySchema,
    entry,
    { acao: 'DELETE' },
    { usuario: null },
    { data: null },
    { valorAnterior: 1 },
    { valorNovo: undefined },
  );
});
test('A-242 an entry of a service credential’s log has the old and the new values', () => {
  const entry = {
    acao: 'ALTERAR',
    idUsuarioAgencia: ID,
    colaborador: null,
    detalhes: {
      identificador: 'LATAM-1',
      credencial: { antigo: '{"usuario":"a","senha":"***"}', novo: '{"usuario":"b","senha":"***"}' },
      empresas: { antigo: [], novo: [{ id: '12', nome: 'Acme' }] },
    },
  };
  expectTaken(credentialLogEntrySchema, entry);
  expectRefused(
    credentialLogEntrySchema,
    entry,
    { acao: 'REMOVER' },
    { idUsuarioAgencia: 7 },
    { colaborador: undefined },
    { detalhes: { ...entry.detalhes, identificador: 5 } },
    { detalhes: { ...entry.detalhes, credencial: { antigo: null } } },
    { detalhes: { ...entry.detalhes, empresas: [] } },
  );
});

test('Q-081 A-249 particularities', () => {
  const contatoAdmin = { nome: 'Duda', email: 'duda@acme.example', telefones: ['1133334444'], whatsapp: '11999998888' };
  const all = {
    preferencias: 'Corredor',
    fidelidades: [{ programa: 'Smiles', numero: '123' }],
    tourCode: 'BR123',
    voebiz: 'VB1',
    contatoAdmin,
  };
  expectTaken(particularitiesSchema, all);
  expectTaken(particularitiesSchema, { preferencias: null, fidelidades: [], tourCode: null, voebiz: null, contatoAdmin: null });
  expectRefused(particularitiesSchema, all, { preferencias: undefined }, { fidelidades: 'Smiles' }, { tourCode: 5 }, { voebiz: undefined });
  for (const field of Object.keys(contatoAdmin)) {
    expectRefused(particularitiesSchema, all, { contatoAdmin: { ...contatoAdmin, [field]: undefined } });
  }
});
test('Q-081 a loyalty programme has its name and the number of the member', () => {
  const programme = { programa: 'Smiles', numero: '123' };
  expectTaken(loyaltyProgrammeSchema, programme);
  expectRefused(loyaltyProgrammeSchema, programme, { programa: undefined }, { numero: 123 }, { numero: null });
});
test('A-254 a service ticket', () => {
  const ticket = { idTicket: '8812', url: 'https://atendimento.example/8812' };
  expectTaken(serviceTicketSchema, ticket);
  expectRefused(serviceTicketSchema, ticket, { idTicket: 8812 }, { url: undefined });
});

test('Q-076 a traveller’s card has its expiry and name in the fields of where it came from', () => {
  const card = { numero: '4111111111111111', cvv: '123', dataVencimento: '12/2030', nomeCartaoColaborador: 'ANA SOUZA' };
  expectTaken(travellerCardSchema, card);
  expectTaken(travellerCardSchema, { numero: '************1111', cvv: null, validade: '12/30', titular: 'ANA SOUZA', nome: null });
  expectRefused(travellerCardSchema, card, { numero: '4111 1111 1111 1111' }, { cvv: '12' }, { dataVencimento: 1230 }, { validade: 1230 });
  expectRefused(travellerCardSchema, card, { nome: 5 }, { titular: 5 }, { nomeCartaoColaborador: 5 });
});

test('Q-088 a billing entry has one of the five charge statuses', () => {
  expectTaken(chargeSchema, { statusCobranca: 'COBRADO' });
  expectRefused(chargeSchema, { statusCobranca: 'COBRADO' }, { statusCobranca: 'PAGO' }, { statusCobranca: null });
});

test('Q-165 a virtual card has its own id, and says whether it was cancelled', () => {
  const card = { id: '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50', estado: 'GERADO', numero: '************1111', cvv: null };
  expectTaken(virtualCardSchema, card);
  expectTaken(virtualCardSchema, { ...card, estado: 'CANCELADO', titular: 'GUICHE', dataVencimento: '12/2030' });
  expectRefused(virtualCardSchema, card, { estado: 'NENHUM' }, { id: undefined }, { numero: null });
});
