import { examples } from 'virtual:readme';
import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.restoreAllMocks();
});

/** Shows the component of a README that has this name. */
async function show<Props extends object>(name: string, props: Props): Promise<void> {
  for (const [key, load] of Object.entries(examples)) {
    if (!key.endsWith('.tsx')) continue;
    const component = (await load())[name];
    if (typeof component !== 'function') continue;
    const place = document.body.appendChild(document.createElement('main'));
    const root = createRoot(place);
    root.render(createElement(component as ComponentType<Props>, props));
    opened.push(() => {
      root.unmount();
      place.remove();
    });
    return;
  }
  throw new Error(`no README has ${name}`);
}

const text = () => document.body.textContent ?? '';

test('a field and a button: an empty fare is told until one is typed, which is saved', async () => {
  const onSave = vi.fn();
  await show('Fare', { onSave });
  await page.getByRole('button', { name: 'Salvar tarifa' }).click();
  await expect.poll(text).toContain('Informe a tarifa.');
  await page.getByRole('textbox', { name: 'Tarifa' }).click();
  await userEvent.keyboard('123456');
  expect(text()).not.toContain('Informe a tarifa.');
  await page.getByRole('button', { name: 'Salvar tarifa' }).click();
  await expect.poll(() => onSave.mock.calls).toEqual([[1234.56]]);
});

test('a form says what is missing, and gives its values', async () => {
  const onSubmit = vi.fn();
  await show('PriceForm', { onSubmit });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Tarifa' })).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('9900');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ tarifa: 99 });
});

test('a window with a choice that is searched', async () => {
  await show('ChooseOrigin', {});
  await page.getByRole('button', { name: 'Escolher origem' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Origem da viagem' })).toBeVisible();
  await userEvent.keyboard('recife');
  await expect.element(page.getByRole('option', { name: /REC/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Usar aeroporto' }).click();
  await expect.element(page.getByRole('button', { name: 'REC' })).toBeVisible();
});

test('a toast brings back what it tells of', async () => {
  await show('App', {});
  await page.getByRole('button', { name: 'Remover cotação' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect.element(undo).toBeVisible();
  // By keyboard: without the style sheet the words for screen readers, which come and go, move the button under a pointer.
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remover cotação' })).toBeVisible();
});

test('the air quote modal takes a fare and shows the total', async () => {
  await show('QuoteFlight', {});
  await page.getByRole('button', { name: 'Cotar' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('textbox', { name: 'Tarifa', exact: true }).click();
  await userEvent.keyboard('150000');
  await expect.poll(text).toContain('1.500,00');
});

test('a page that a server renders speaks the language of its provider', async () => {
  await show('default', {});
  await expect.element(page.getByRole('textbox', { name: 'Tarifa' })).toHaveValue('1.234,50');
});

test('the fields that the masks name keep their formats', async () => {
  await show('Traveller', {});
  await page.getByRole('textbox', { name: 'CPF do passageiro' }).click();
  await userEvent.keyboard('52998224725{Tab}123450');
  await expect.element(page.getByRole('textbox', { name: 'CPF do passageiro' })).toHaveValue('529.982.247-25');
  await expect.element(page.getByRole('textbox', { name: 'Tarifa' })).toHaveValue('1.234,50');
});

test('an editor of the masks is put on fields without React', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = '<input class="cpf"><input name="tarifa">';
  opened.push(() => place.remove());
  const modules = await Promise.all(Object.entries(examples).map(([name, load]) => (name === 'masks/7.ts' ? load() : undefined)));
  expect(modules.some((module) => typeof module?.['detach'] === 'function')).toBe(true);
  const [cpf, fare] = place.querySelectorAll('input');
  cpf?.focus();
  await userEvent.keyboard('52998224725');
  fare?.focus();
  await userEvent.keyboard('123450');
  expect([cpf?.value, fare?.value]).toEqual(['529.982.247-25', '1.234,50']);
  expect(logged).toHaveBeenLastCalledWith('1.234,50', undefined);
});

test.each([
  ['InSpanish', {}, 'Autobús'],
  ['Found', { count: 2 }, '2 solicitações, sem prazo'],
])('%s', async (name, props, said) => {
  await show(name, props);
  await expect.poll(text).toContain(said);
});

test('the fields are found as the page on testing says', async () => {
  await show('Fare', { onSave: () => undefined });
  const found = await Promise.all(Object.entries(examples).map(async ([name, load]) => (name.startsWith('ui/') ? load() : undefined)));
  const fare = found.find((module) => typeof module?.['fare'] === 'function')?.['fare'];
  await expect.element(page.getByRole('textbox', { name: 'Tarifa' })).toBeVisible();
  expect(typeof fare === 'function' && fare(document.body)).toBe(document.querySelector('input'));
});
