import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestLogEntrySchema } from '../entities/index.ts';
import { ACAO_CREDENCIAL, ACAO_USUARIO, TIPO_ALTERACAO_SOLICITACAO } from '../enums/index.ts';
import { interpolate } from '../messages/index.ts';
import { logsMessages } from '../messages/logs/index.ts';
import { requestLogSentence } from '../requests/index.ts';
import {
  credentialLogLabel,
  requestLogMoment,
  shownBusinessUnits,
  shownLogMoment,
  userChanges,
  userLogLabel,
  userLogValue,
} from './index.ts';

const texts = logsMessages.ptBr;
const entry = {
  tipoAlteracaoSolicitacao: 'COTACAO_CONCLUIDA',
  user: { name: 'Ana' },
  date: '2026-11-21T17:05:59Z',
  usuarioAnterior: { name: 'Bia' },
};

test('A-157 moments in logs are DD/MM HH:mm', () => {
  expect(shownLogMoment('2026-11-21T17:05:59Z')).toBe('21/11 14:05');
  expect(shownLogMoment('2026-01-01T02:00:00.000Z')).toBe('31/12 23:00');
  expect(shownLogMoment('')).toBe('');
});
test('A-157 every moment has the same form', () =>
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true }), (moment) => {
      expect(shownLogMoment(moment.toISOString())).toMatch(/^[0-3]\d\/[01]\d [0-2]\d:[0-5]\d$/);
    }),
  ));

test('A-144 an entry names its type, the user, its moment in one of two fields, and the previous user', () => {
  expect(requestLogEntrySchema.parse(entry)).toEqual(entry);
  const { date, ...rest } = entry;
  const older = { ...rest, horaAlteracao: date };
  expect(requestLogEntrySchema.parse(older)).toEqual(older);
  expect(requestLogMoment(entry)).toBe(date);
  expect(requestLogMoment(older)).toBe(date);
  expect(requestLogEntrySchema.safeParse(rest).success).toBe(false);
  expect(requestLogMoment({})).toBe('');
});

test.each([
  ['ASSUMINDO_SOLICITACAO', 'Ana assumiu a solicitação'],
  ['LIBERANDO_SOLICITACAO', 'Ana liberou a solicitação'],
  ['ASSUMINDO_DE_OUTRO_CONSULTOR', 'Ana assumiu a solicitação que estava com Bia'],
  ['COTACAO_CONCLUIDA', 'Ana concluiu a cotação'],
  ['DESATRIBUICAO_GRUPO', 'Ana retirou a solicitação do grupo'],
  ['TRANSFERENCIA_SUBSTITUTO', 'Solicitação transferida de Bia para Ana, como substituto'],
  ['ATRIBUICAO_ZENDESK', 'Solicitação atribuída a Ana no sistema de atendimento'],
])('A-147 A-148 A-149 A-150 A-151 A-152 A-153 %s reads "%s"', (tipoAlteracaoSolicitacao, sentence) => {
  const said = requestLogSentence({ ...entry, tipoAlteracaoSolicitacao });
  const text = said && interpolate(texts[said.key], said.params);
  expect(text).toBe(sentence);
});
test('A-154 any other type is an empty text, and without a previous user no sentence fails', () => {
  for (const tipoAlteracaoSolicitacao of ['', 'NOVO_TIPO', 'toString']) {
    expect(requestLogSentence({ ...entry, tipoAlteracaoSolicitacao })).toBeNull();
  }
  for (const tipoAlteracaoSolicitacao of TIPO_ALTERACAO_SOLICITACAO) {
    expect(requestLogSentence({ ...entry, tipoAlteracaoSolicitacao, usuarioAnterior: null })?.params).toEqual({
      usuario: 'Ana',
      usuarioAnterior: '',
    });
  }
});

test('every action of a log has its label, one that is not known has one too', () => {
  expect(ACAO_USUARIO.map((action) => texts[userLogLabel(action)])).toEqual([
    'Usuário criado',
    'Senha alterada',
    'E-mail alterado',
    'Login alterado',
    'Nome alterado',
    'Situação (ativo ou inativo) alterada',
    'Exigência de troca de senha alterada',
    'Perfil alterado',
    'Acesso ao sistema',
    'Código de integração alterado',
  ]);
  expect(ACAO_CREDENCIAL.map((action) => texts[credentialLogLabel(action)])).toEqual([
    'Credencial adicionada',
    'Credencial alterada',
    'Credencial ativada',
    'Credencial desativada',
  ]);
  expect([userLogLabel('DELETE'), credentialLogLabel('')]).toEqual(['erro_acao', 'erro_acao']);
});

test('A-224 a change has one entry for each logged field whose value changed', () => {
  const before = { email: 'ana@agencia.com', login: 'ana', name: 'Ana', ativo: true, changePassword: false, profile: 'AGENCY' };
  expect(userChanges(before, { ...before })).toEqual([]);
  expect(
    userChanges(before, { email: '', login: 'bia', name: 'Bia', ativo: false, changePassword: true, profile: 'AGENCY_ADMIN' }),
  ).toEqual([
    { acao: 'CHANGE_EMAIL', valorAnterior: 'ana@agencia.com', valorNovo: '' },
    { acao: 'CHANGE_LOGIN', valorAnterior: 'ana', valorNovo: 'bia' },
    { acao: 'CHANGE_NAME', valorAnterior: 'Ana', valorNovo: 'Bia' },
    { acao: 'CHANGE_ACTIVE', valorAnterior: 'true', valorNovo: 'false' },
    { acao: 'CHANGE_CHANGE_PASSWORD', valorAnterior: 'false', valorNovo: 'true' },
    { acao: 'CHANGE_PROFILE', valorAnterior: 'AGENCY', valorNovo: 'AGENCY_ADMIN' },
  ]);
});
test('A-225 the values of an entry are in words', () => {
  expect(userLogValue('LOGIN', null)).toBeNull();
  expect(userLogValue('CHANGE_NAME', 'true')).toEqual({ text: 'true' });
  expect(userLogValue('CHANGE_ACTIVE', 'true')).toEqual({ key: 'situacao_ativo' });
  expect(userLogValue('CHANGE_ACTIVE', 'false')).toEqual({ key: 'situacao_inativo' });
  expect(userLogValue('CHANGE_CHANGE_PASSWORD', 'true')).toEqual({ key: 'log_valor_sim' });
  expect(userLogValue('CHANGE_CHANGE_PASSWORD', 'false')).toEqual({ key: 'log_valor_nao' });
  expect(userLogValue('CHANGE_PROFILE', 'AGENCY_ADMIN')).toEqual({ key: 'administrador' });
  expect(userLogValue('CHANGE_PROFILE', 'CHEFE')).toEqual({ text: 'CHEFE' });
});

test('A-245 three business units are named, then an ellipsis; all of them are there', () => {
  const names = ['Acme', 'Beta', 'Gama', 'Delta'];
  expect(shownBusinessUnits(names)).toEqual({ text: 'Acme, Beta, Gama…', all: names, shortened: true });
  expect(shownBusinessUnits(names.slice(0, 3))).toEqual({ text: 'Acme, Beta, Gama', all: ['Acme', 'Beta', 'Gama'], shortened: false });
  // A point and an ellipsis side by side read as four points.
  expect(shownBusinessUnits(['Acme', 'Beta', 'Gama S.A.', 'Delta']).text).toBe('Acme, Beta, Gama S.A. …');
  expect(shownBusinessUnits([])).toEqual({ text: '', all: [], shortened: false });
});
