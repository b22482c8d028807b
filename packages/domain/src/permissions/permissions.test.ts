import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ptBr } from '../messages/index.ts';
import { ptBr as more } from '../messages/more/index.ts';
import {
  ADMINISTRATION_PERMISSIONS,
  AGENCY_ROLES,
  agencyRoleLabel,
  hasPerfil,
  holdsPermission,
  mayConfigureIntegrations,
  PERFIS,
  PERMISSIONS,
  REPORT_PERMISSIONS,
  TRIP_PERMISSIONS,
} from './index.ts';

test('S-326 the profiles are agency, traveller and approver; a person may have several', () => {
  expect(PERFIS).toEqual(['AGENCIA', 'viajante', 'aprovador']);
  expect(PERFIS.filter((perfil) => hasPerfil({ perfis: ['viajante', 'aprovador', 'agencia'] }, perfil))).toEqual(['viajante', 'aprovador']);
});

test('S-327 the roles of an agency, AGENCY by its later label', () => {
  const texts = { ...more, ...ptBr };
  expect(AGENCY_ROLES.map((role) => [role, texts[agencyRoleLabel(role)]])).toEqual([
    ['AGENCY_ADMIN', 'Administrador'],
    ['AGENCY', 'Usuário'],
  ]);
});

test('S-328 only the agency configures integrations', () => {
  expect(mayConfigureIntegrations({ perfis: ['AGENCIA'] })).toBe(true);
  expect(mayConfigureIntegrations({ perfis: ['viajante', 'AGENCIA'] })).toBe(true);
  expect(mayConfigureIntegrations({ perfis: ['viajante', 'aprovador'] })).toBe(false);
  expect(mayConfigureIntegrations({ perfis: [] })).toBe(false);
});

test('S-329 23 permissions to administer', () => {
  expect(ADMINISTRATION_PERMISSIONS).toHaveLength(23);
  expect(ADMINISTRATION_PERMISSIONS.join(', ')).toBe(
    'CONCILIACAO, INTEGRACAO, USUARIOS, AUTENTICACAO, EMPRESA, NOTIFICACOES, POLITICAS, HIERARQUIAS, ORCAMENTO, PERMISSAO, AGENCIA, CARTAO, ' +
      'CLIENTE, FORNECEDOR, FROTA, HOTEL_PREFERENCIAL, MOTIVO, PROJETO, RECURSO, REGIAO, TIPO_DE_DESPESA, TIPO_DE_PAGAMENTO, TIPO_DE_COBRANCA',
  );
});

test('S-330 12 further permissions', () => {
  expect(TRIP_PERMISSIONS).toHaveLength(12);
  expect(TRIP_PERMISSIONS.join(', ')).toBe(
    'APROVAR_POR_OUTRO_COLABORADOR, SELECIONAR_POR_OUTRO_COLABORADOR, SOLICITAR_POR_OUTRO_COLABORADOR, VISUALIZAR_TODOS_HISTORICOS, ' +
      'ALTERAR_AEREO_PRESTACAO, SOLICITAR, CANCELAR_REABRIR_PENDENCIAS_INTEGRACAO, COTACAO_EMISSAO_SOMENTE_SOLICITANTE, ' +
      'CANCELAR_SOLICITACAO_PELO_HISTORICO, TRAJETO_MANUAL, CARTAO_ADIANTAMENTO, SER_SUBSTITUTO',
  );
});

test('S-331 one permission for the reports of each', () => {
  const whose = ['ADMINISTRADOR', 'GESTOR', 'SOLICITANTE', 'COLABORADOR', 'AGENCIA', 'AGENCIA_INTERNA'];
  expect(REPORT_PERMISSIONS).toEqual(whose.map((who) => `VISUALIZAR_RELATORIO_DE_${who}`));
  expect(new Set(PERMISSIONS).size).toBe(41);
});

test('S-332 a user holds exactly the permissions on the record, whatever the profile', () => {
  const admin = { permissoes: [], profiles: [1], profile: 'ADMIN' };
  expect(PERMISSIONS.filter((permission) => holdsPermission(admin, permission))).toEqual([]);
  fc.assert(
    fc.property(fc.subarray([...PERMISSIONS]), (permissoes) => {
      expect(PERMISSIONS.filter((permission) => holdsPermission({ permissoes }, permission))).toEqual(permissoes);
    }),
  );
});
