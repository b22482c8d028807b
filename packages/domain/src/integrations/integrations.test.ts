import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Integration } from '../entities/index.ts';
import { isSecret, maskedIntegration, SECRET_MASK, withoutTypedSecrets } from './index.ts';

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
  'Authorization',
  'authHeader',
  'userPass',
  'passphrase',
  'codigoOTP',
])('A-228 the field %s holds a secret', (name) => expect(isSecret(name)).toBe(true));
test.each([
  'url',
  'usuario',
  'login',
  'codigoEmpresa',
  'ambiente',
  'centroDeCusto',
  'spinner',
  'opiniao',
  'autor',
  'passageiro',
  'compass',
])('A-228 the field %s holds none', (name) => expect(isSecret(name)).toBe(false));
test('A-228 a secret is known by its form, too', () => {
  expect(isSecret('url', 'https://guiche:s3gr3do@concur.example')).toBe(true);
  expect(isSecret('url', 'https://guiche:s3gr')).toBe(true);
  expect(isSecret('url', 'https://guiche:1234@concur.example')).toBe(true);
  expect(isSecret('url', 'https://concur.example/eventos?lang=pt&api_key=abc')).toBe(true);
  expect(isSecret('cabecalho', 'Bearer abc.def')).toBe(true);
  expect(isSecret('valor', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln')).toBe(true);
  expect(isSecret('pem', '-----BEGIN RSA PRIVATE KEY-----')).toBe(true);
  expect(isSecret('url', 'https://concur.example:8443')).toBe(false);
  expect(isSecret('url', 'http://[::1]:8080/eventos?pagina=2')).toBe(false);
  expect(isSecret('url', 'https://concur.example:8443/a@b')).toBe(false);
  expect(isSecret('descricao', 'Basic')).toBe(false);
});

test('A-228 what is shown has a mask for each secret, and nothing for an empty one', () => {
  expect(shown.configuracao).toEqual({ url: 'https://concur.example/api', usuario: 'guiche', senha: SECRET_MASK, token: '' });
  expect({ ...shown, configuracao: stored.configuracao }).toEqual(stored);
});

test('A-228 no text that is known for a secret is shown, whatever the names of the fields', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('senha', 'clientSecret', 'url', 'constructor', '__proto__')), fc.string()),
      (configuracao) => {
        const masked = maskedIntegration({ ...stored, configuracao }).configuracao;
        expect(Object.keys(masked)).toEqual(Object.keys(configuracao));
        for (const [name, value] of Object.entries(masked))
          expect(value === '' || !isSecret(name, value) || value === SECRET_MASK).toBe(true);
        expect(maskedIntegration({ ...stored, configuracao: masked }).configuracao).toEqual(masked);
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
