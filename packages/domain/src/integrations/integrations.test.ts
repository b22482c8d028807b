import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Integration } from '../entities/index.ts';
import { isSecret, keptIntegration, maskedIntegration, SECRET_MASK, withoutTypedSecrets } from './index.ts';

const stored: Integration = {
  nome: 'SAP Concur',
  ativo: true,
  configuracao: { url: 'https://concur.example/api', usuario: 'guiche', senha: 's3gr3do', token: '' },
};
const shown = maskedIntegration(stored);

test.each([
  'senha',
  'Senha do portal',
  'clientSecret',
  'api_key',
  'chaveApi',
  'accessToken',
  'certificado',
  'pin',
  'userPin',
  'PWD',
  'jwt',
])('A-228 the field %s holds a secret', (name) => expect(isSecret(name)).toBe(true));
test.each(['url', 'usuario', 'login', 'codigoEmpresa', 'ambiente', 'centroDeCusto', 'spinner', 'opinao'])(
  'A-228 the field %s holds none',
  (name) => expect(isSecret(name)).toBe(false),
);
test('A-228 a secret is known by its form, too', () => {
  expect(isSecret('url', 'https://guiche:s3gr3do@concur.example')).toBe(true);
  expect(isSecret('cabecalho', 'Bearer abc.def')).toBe(true);
  expect(isSecret('url', 'https://concur.example:8443/a@b')).toBe(false);
  expect(isSecret('descricao', 'Basic')).toBe(false);
});

test('A-228 what is shown has a mask for each secret, and nothing for an empty one', () => {
  expect(shown.configuracao).toEqual({ url: 'https://concur.example/api', usuario: 'guiche', senha: SECRET_MASK, token: '' });
  expect({ ...shown, configuracao: stored.configuracao }).toEqual(stored);
});

test('A-229 an unchanged mask keeps the stored secret; a new one takes its place, an empty one removes it', () => {
  const sent = (configuracao: Readonly<Record<string, string>>) => ({ ...shown, configuracao: { ...shown.configuracao, ...configuracao } });
  expect(keptIntegration(shown, stored)).toEqual(stored);
  expect(keptIntegration(sent({ url: 'https://novo.example', senha: 'n0va' }), stored).configuracao).toMatchObject({
    url: 'https://novo.example',
    senha: 'n0va',
  });
  expect(keptIntegration(sent({ senha: '' }), stored).configuracao['senha']).toBe('');
  expect(keptIntegration(shown, undefined).configuracao['senha']).toBe('');
});
test('A-229 what was shown and is sent back changes nothing, whatever the names of the fields', () =>
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('senha', 'token', 'url', 'constructor')),
        fc.string().filter((value) => value !== SECRET_MASK),
      ),
      (configuracao) => {
        const any = { ...stored, configuracao };
        expect(keptIntegration(maskedIntegration(any), any)).toEqual(any);
      },
    ),
  ));

test('A-230 B-064 a draft holds no secret that was typed', () => {
  const typed = { ...shown, configuracao: { url: 'https://x:s3gr3do@y.example', usuario: 'ana', senha: 'n0va', token: 't0k3n' } };
  expect(withoutTypedSecrets(typed, shown).configuracao).toEqual({
    url: 'https://concur.example/api',
    usuario: 'ana',
    senha: SECRET_MASK,
    token: '',
  });
  expect(withoutTypedSecrets(shown, shown)).toEqual(shown);
});
