import { ALL_CALLS } from '@guiche/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html } from '../http/html.ts';
import { startTestServer, type TestServer } from '../test-support/index.ts';
import { apiDocument } from './document.ts';

let server: TestServer;
let page: string;
let headers: Headers;
beforeAll(async () => {
  server = await startTestServer();
  const answer = await fetch(`${server.address}/api/docs`);
  headers = answer.headers;
  page = await answer.text();
});
afterAll(() => server.close());

test('texts are escaped where they enter markup, markup is not', () => {
  expect(html`<b title="${'"'}">${'<i>'}</b>${[html`<u>1</u>`, html`<u>2</u>`]}`.markup).toBe(
    '<b title="&quot;">&lt;i&gt;</b><u>1</u><u>2</u>',
  );
});

const ids = () => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

test('the page tells every call and every schema, each under an address of its own', () => {
  expect(ids()).toEqual(expect.arrayContaining(ALL_CALLS.map(({ name }) => name)));
  expect(ids()).toEqual(expect.arrayContaining(Object.keys(apiDocument().components.schemas).map((name) => `schema-${name}`)));
  expect([...new Set(ids())]).toEqual(ids());
});

test('every link of the page leads to a place in it, or to the document', () => {
  const links = new Set([...page.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? ''));
  const places = new Set([...ids().map((id) => `#${id}`), '/api/openapi.json']);
  expect([...links].filter((href) => !places.has(href))).toEqual([]);
});

test('the page runs no script, loads nothing, and its style carries the nonce of its policy', async () => {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).not.toMatch(/<(script|link|img|iframe)\b| on\w+="|\bsrc=|style="|@import|url\(/);
  const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  const again = await (await fetch(`${server.address}/api/docs`)).text();
  expect(/<style nonce="([^"]+)">/.exec(again)?.[1]).not.toBe(nonce);
});
