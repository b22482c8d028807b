import { expect, test } from 'vitest';
import { addressAfterLogin, loginAddress, loginReason } from './login-page.ts';

test('the route stays in the address of the login page and comes back after it', () => {
  const address = loginAddress('expirada', '#/relatorio?idSolicitacao=412');
  expect(address).toBe('/login.html?motivo=expirada#/relatorio?idSolicitacao=412');
  const { search, hash } = new URL(address, 'http://localhost');
  expect(loginReason(search)).toBe('expirada');
  expect(addressAfterLogin(hash)).toBe('/#/relatorio?idSolicitacao=412');
});

test.each(['', '#', '#//outro.example', '#https://outro.example', '#relatorio', '#/redirect', '#/redirect/'])(
  'a hash that is no route of the app, or ends the session, is dropped: "%s"',
  (hash) => {
    expect(addressAfterLogin(hash)).toBe('/');
  },
);

test('a reason that is not known says nothing', () => {
  expect(loginReason('?motivo=<b>')).toBeNull();
  expect(loginReason('')).toBeNull();
});
