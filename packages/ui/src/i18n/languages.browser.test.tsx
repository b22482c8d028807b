import type { Language } from '@guiche/domain/language';
import { defineTopic } from '@guiche/domain/messages';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineTexts, UiLanguageProvider, useMessage, useTexts } from './index.ts';

const texts = defineTexts({ 'pt-BR': { close: 'Fechar' }, en: { close: 'Close' }, es: { close: 'Cerrar' } });

/** A topic whose texts come when the test lets them. */
function slowTopic(name: string) {
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  const fetched = (ola: string) => async () => {
    await promise;
    return { ola };
  };
  return { topic: defineTopic(name, { ola: 'Olá' }, { en: fetched('Hello'), es: fetched('Hola') }), come: () => come() };
}

let place: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
});

function show(language: Language, Screen: () => string): void {
  root ??= createRoot(place);
  root.render(
    <UiLanguageProvider language={language}>
      <Screen />
    </UiLanguageProvider>,
  );
}

test("A-005 a change waits for the trade's texts of all topics, then everything speaks the new language", async () => {
  const first = slowTopic('first');
  const second = slowTopic('second');
  const Screen = () => `${useTexts(texts)('close')} ${useMessage(first.topic)('ola')}`;
  show('pt-BR', Screen);
  await expect.poll(() => place.textContent).toBe('Fechar Olá');
  show('en', Screen);
  first.come();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(place.textContent).toBe('Fechar Olá');
  second.come();
  await expect.poll(() => place.textContent).toBe('Close Hello');
});

test('a topic that comes with a screen opened later reads in pt-BR until its texts have come, without being asked', async () => {
  show('es', () => useTexts(texts)('close'));
  await expect.poll(() => place.textContent).toBe('Cerrar');
  const late = slowTopic('late');
  const Late = () => `${useTexts(texts)('close')} ${useMessage(late.topic)('ola')}`;
  show('es', Late);
  await expect.poll(() => place.textContent).toBe('Cerrar Olá');
  late.come();
  await expect.poll(() => place.textContent).toBe('Cerrar Hola');
});

test('the function of the same topics stays the same, so that effects may depend on it', async () => {
  const { topic, come } = slowTopic('same');
  come();
  const seen: unknown[] = [];
  const Screen = () => {
    const message = useMessage(topic);
    seen.push(message);
    return message('ola');
  };
  show('pt-BR', Screen);
  await expect.poll(() => place.textContent).toBe('Olá');
  show('pt-BR', Screen);
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1]).toBe(seen[0]);
});

test('B-073 what a server rendered in a language stays until its texts have come, and is taken over without a difference', async () => {
  const { topic, come } = slowTopic('served');
  const Screen = () => `${useTexts(texts)('close')} ${useMessage(topic)('ola')}`;
  const differences: unknown[] = [];
  place.innerHTML = 'Close Hello';
  const [served] = place.childNodes;
  const hydrated = hydrateRoot(
    place,
    <UiLanguageProvider language="en">
      <Screen />
    </UiLanguageProvider>,
    { onRecoverableError: (error) => differences.push(error) },
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(place.textContent).toBe('Close Hello');
  come();
  // React marks the nodes that it has taken over.
  await expect.poll(() => Object.keys(served ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true);
  expect(place.firstChild).toBe(served);
  expect(place.textContent).toBe('Close Hello');
  expect(differences).toEqual([]);
  hydrated.unmount();
});
