import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Integration } from '../entities/index.ts';
import { integrationViolations, isSecret, maskedIntegration, SECRET_MASK, withoutTypedSecrets } from './index.ts';

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

const at = (setting: string, index = 0) => `integracoes.${index}.configuracao.${setting}`;
const withUrl = (url: string, ativo = true) => integrationViolations([{ ...stored, ativo, configuracao: { url } }]);

test.each(['https://erp.example', 'http://10.0.0.7:8080/api?a=b', ' HTTPS://erp.example/api ', 'http://erp', SECRET_MASK])(
  'A-230 "%s" may be the address of a system',
  (url) => expect(withUrl(url)).toEqual([]),
);
test.each([
  'abc',
  'javascript:alert(1)',
  'erp.example/api',
  'https://',
  'https:///api',
  'http:erp',
  'ftp://erp.example',
  'https://erp .example',
])('A-230 "%s" is no address of a system, active or not', (url) => {
  const refused = [{ key: 'endereco_web_invalido', field: at('url') }];
  expect([withUrl(url), withUrl(url, false)]).toEqual([refused, refused]);
});

test('A-230 of an active integration address, user and identification are needed; secrets and other settings are not, and nothing of another', () => {
  const empty = { url: '', usuario: ' ', senha: '', token: '', codigoEmpresa: '', clientId: '', clientSecret: '', emissor: '' };
  const off = { ...stored, ativo: false, configuracao: empty };
  expect(integrationViolations([off, stored, { ...stored, configuracao: empty }])).toEqual(
    ['url', 'usuario', 'clientId', 'emissor'].map((setting) => ({ key: 'campo_obrigatorio', field: at(setting, 2) })),
  );
  // What a system does not have cannot be missing.
  expect(integrationViolations([{ ...stored, configuracao: {} }])).toEqual([]);
});
