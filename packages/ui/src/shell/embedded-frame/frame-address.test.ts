import { expect, test } from 'vitest';
import { frameAddress } from './frame-address.ts';

const ORIGINS = ['https://hoteis.exemplo', 'http://localhost:8080'];

test.each([
  ['https://hoteis.exemplo/', 'allowed'],
  ['https://hoteis.exemplo/a?b=c#d', 'allowed'],
  ['http://localhost:8080/a', 'allowed'],
  [undefined, 'missing'],
  ['  ', 'missing'],
  ['/a', 'refused'],
  ['//hoteis.exemplo', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['blob:https://hoteis.exemplo/1', 'refused'],
  ['http://hoteis.exemplo', 'refused'],
  ['https://hoteis.exemplo:8443', 'refused'],
  ['https://hoteis.exemplo.mal.example', 'refused'],
  ['https://hoteis.exemplo@mal.example', 'refused'],
  ['https://pessoa:senha@hoteis.exemplo', 'refused'],
] as const)('the address %s is %s', (address, kind) => {
  expect(frameAddress(address, ORIGINS).kind).toBe(kind);
});
