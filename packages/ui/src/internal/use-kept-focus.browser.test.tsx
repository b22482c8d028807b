import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Area({ children }: { children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
  useKeptFocus(area);
  return (
    <main ref={area}>
      <h1>Solicitação 48239</h1>
      {children}
    </main>
  );
}

/** The observer of the page has told what changed. */
const changesAreTold = () => new Promise((resolve) => setTimeout(resolve));

test('a link that comes in the place of one that is gone takes its focus, so that the next key is not lost', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const back = <a href="#/agencia">Voltar para a lista</a>;
  const links = [<a href="#/pendencia">Pendências</a>, back];
  const show = (children: ReactNode) => flushSync(() => root.render(<Area>{children}</Area>));
  show(<header key="loading">{back}</header>);
  const before = place.querySelector('a');
  before?.focus();
  show(<header key="there">{...links}</header>);
  await changesAreTold();
  expect(before?.isConnected).toBe(false);
  expect(document.activeElement).toBe(place.querySelectorAll('a')[1]);
  show(<header key="else">Nada mais</header>);
  await changesAreTold();
  expect(document.activeElement).toBe(place.querySelector('h1'));
});

test('the heading takes the focus of a button that is gone, but never while a window hides the page', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (children: ReactNode) => flushSync(() => root.render(<Area>{children}</Area>));
  show(<button type="button">Continuar</button>);
  place.querySelector('button')?.focus();
  // A window is open above it, whose question has just closed: nothing has the focus, and the button that opened the window is gone.
  place.setAttribute('aria-hidden', 'true');
  show(<p>Rascunho</p>);
  await changesAreTold();
  expect(document.activeElement).toBe(document.body);
  place.removeAttribute('aria-hidden');
  show(<section>Cotação</section>);
  await changesAreTold();
  expect(document.activeElement).toBe(place.querySelector('h1'));
});
