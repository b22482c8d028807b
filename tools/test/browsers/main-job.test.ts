import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, PEOPLE } from '../../../e2e/support/people.ts';
import { callAs, firstDay, freeAirRequest, storedFares } from '../../../e2e/support/requests.ts';
import { buildBackofficeIfNeeded } from '../../backoffice-build.mjs';
import { type ApiServer, startApiServer } from '../../lib/api-server.ts';
import type { DrivenBrowser } from '../../lib/browsers/driven-browser.ts';
import { isInstalled, OTHER_BROWSERS, startOther } from '../../lib/browsers/other-browsers.ts';
import { keyboardUser } from './keyboard-user.ts';

let server: ApiServer;

beforeAll(async () => {
  await buildBackofficeIfNeeded();
  server = await startApiServer();
});
afterAll(() => server.stop());

/** An expression for whether an element with a text is shown, except in the places that only screen readers hear. */
const isShown = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].some((element) => element.textContent.includes('${text}') && element.checkVisibility())`;
const FOCUSED_LABEL = `[...(document.activeElement.labels ?? [])].map(({ textContent }) => textContent).join(' ')`;
const QUOTE = `document.querySelector('[role="dialog"]')`;

describe.each(OTHER_BROWSERS.filter(isInstalled).map((name) => [name]))('in %s', (name) => {
  let browser: DrivenBrowser;

  beforeAll(async () => {
    browser = await startOther(name);
  });
  afterAll(() => browser?.close());

  test('a clerk logs in, takes a request and prices it by keyboard alone', async () => {
    const caller = await callAs(server.address, 'consultant');
    const request = await freeAirRequest(caller);
    const { type, press, tabTo } = keyboardUser(browser);
    const before = await storedFares(caller, request);

    await browser.open(`${server.address}/login.html`);
    await browser.until(`document.querySelector('input')`, 'the fields of the login');
    await tabTo(/^Login/);
    await type(PEOPLE.consultant);
    await press('Tab');
    await type(PASSWORD);
    await press('Enter');
    await browser.until(`location.hash.startsWith('#/dashboard')`, 'the list after the login');
    await browser.until(`document.querySelector('[data-slot="request-list"] a')`, 'a request in the list');

    await press('/');
    await type(String(request.id));
    await browser.until(`document.querySelectorAll('[data-slot="request-list"] a').length === 1`, 'the request alone in the list');
    await tabTo(new RegExp(`^Solicitação ${request.id}`));
    await press('Enter');
    await browser.until(isShown('h1', String(request.id)), 'the page of the request');

    await tabTo(/^Assumir/);
    await press('Enter');
    await browser.until(isShown('body', 'Você assumiu a solicitação.'), 'that the request is taken');

    await tabTo(/^Adicionar cotação/);
    await press('Enter');
    await browser.until(`${QUOTE}?.contains(document.activeElement) && ${FOCUSED_LABEL}.startsWith('Companhia')`, 'the quote');
    const segments = request.servicosAereos[0]?.segmentos.length ?? 0;
    expect(segments).toBeGreaterThan(0);
    for (let segment = 0; segment < segments; segment++) {
      if (segment > 0) await tabTo(/^Companhia/);
      await type('Azul');
      await browser.until(`[...document.querySelectorAll('[role="option"]')].some(({ textContent }) => /^AD/.test(textContent))`, 'Azul');
      await press('Enter');
      await tabTo(/^Nº do voo/);
      await type(String(4200 + segment));
      await tabTo(/^Partida/);
      await type(`${firstDay(request)} 08:10`);
      await tabTo(/^Chegada/);
      await type(`${firstDay(request)} 23:55`);
      await press('Tab');
    }
    await tabTo(/^Tarifa/);
    await type('88800');
    expect(await browser.evaluate('document.activeElement.value')).toBe('888,00');
    await press('Enter', 'Control');
    await browser.until(`!${QUOTE}`, 'that the window of the stored quote is closed');

    await browser.until(isShown('article', '888,00'), 'the card of the quote');
    expect(await storedFares(caller, request)).toEqual([...before, 888]);
  });
});
