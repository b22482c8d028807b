import { changeUser } from '@guiche/contract/users';
import { editableUser } from '@guiche/domain/users';
import type { Page } from '@playwright/test';
import { openRequestAs } from './support/pages.ts';
import { readRequest, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const quoteWindow = (page: Page) => page.getByRole('dialog', { name: /cotação de (carro|ônibus|outro serviço)/i });
const field = (page: Page, name: string) => quoteWindow(page).getByRole('textbox', { name, exact: true });
const lookup = (page: Page, name: string) => quoteWindow(page).getByRole('combobox', { name, exact: true });

test('A-023 Q-274 Q-275 S-168 S-171 S-173 S-175 S-380 @phone a clerk quotes a car: company, cities and the counters of the city are searched, days and rate give the fare; who has external suppliers finds one and names it, too', async ({
  page,
  caller,
  callers,
}) => {
  const request = await takenRequestWith(caller, 'CARRO');
  const stored = async () => (await readRequest(caller, request.id)).servicosCarro[0]?.cotacoes ?? [];
  const before = await stored();
  await openRequestAs(page, 'consultant', request.id);
  const service = page.getByRole('region', { name: /^Carro/ });
  const cards = service.getByRole('article');
  await expect(cards).toHaveCount(before.length);
  await service.getByRole('button', { name: 'Adicionar cotação' }).click();

  const asked: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/locadora') && asked.push(sent.url()));
  await expect(lookup(page, 'Locadora')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Alamo',
    'Avis',
    'Foco',
    'Hertz',
    'Localiza',
    'Movida',
    'Unidas',
    'Outra',
  ]);
  await page.keyboard.type('hert');
  await page.getByRole('option', { name: 'Hertz' }).click();
  expect(asked).toHaveLength(1);
  await lookup(page, 'Cidade de retirada').fill('recif');
  await page.getByRole('option', { name: 'Recife, PE' }).click();
  await lookup(page, 'Local de retirada').fill('aeroporto');
  const counter = page.getByRole('listbox').getByRole('option');
  await expect(counter).toHaveText(/^Aeroporto, desembarque, s\/n\s*Recife, PE$/);
  await counter.click();
  await field(page, 'Diárias').fill('3');
  await field(page, 'Valor da diária').fill('15000');
  await expect(field(page, 'Tarifa')).toHaveValue('450,00');
  await expect(lookup(page, 'Fornecedor do serviço')).toHaveCount(0);
  await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(quoteWindow(page)).toBeHidden();
  await expect(cards).toHaveCount(before.length + 1);
  await expect(cards.last()).toContainText('Hertz');
  expect((await stored()).at(-1)).toMatchObject({
    nomeCia: 'Hertz',
    cidadeRetirada: 'Recife, PE',
    localRetirada: 'Aeroporto, desembarque, s/n',
    valorDiaria: 150,
    quantidadeDiarias: 3,
    tarifa: 450,
  });

  const manager = await callers('manager');
  const worksWithExternal = (temFornecedorExterno: boolean) =>
    manager.client.call(changeUser, {
      params: { id: caller.user.id },
      headers: {},
      body: { ...editableUser(caller.user), temFornecedorExterno },
    });
  const last = cards.filter({ hasText: 'Hertz' }).last();
  const edit = last.getByRole('button', { name: /^(Confirmar|Editar) dados$/ });
  const supplier = lookup(page, 'Fornecedor do serviço');
  await worksWithExternal(true);
  try {
    await page.reload();
    await edit.click();
    await expect(supplier).toBeVisible();
    const search = page.waitForRequest((sent) => sent.url().includes('/fornecedores/externo/'));
    await supplier.fill('locadora recife');
    const query = new URL((await search).url()).searchParams;
    expect([query.get('tipoFornecedor'), query.get('filtroCidade')]).toEqual(['CARRO', request.servicosCarro[0]?.cidadeRetirada]);
    const found = page.getByRole('listbox').getByRole('option');
    await expect(found).toHaveText(/^Locadora Recife Ltda\.\s*\d{2}\.\d{3}\.\d{3}\/0001-\d{2} · Recife, PE$/);
    await found.click();
    await lookup(page, 'Local de devolução').fill('Garagem do hotel');
    await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(quoteWindow(page)).toBeHidden();
    const fornecedorServico = { id: expect.stringMatching(/^EXT-/), nome: 'Locadora Recife Ltda.' };
    expect((await stored()).at(-1)).toMatchObject({ nomeCia: 'Hertz', fornecedorServico });
    await edit.click();
    await expect(supplier).toHaveValue('Locadora Recife Ltda.');
    await page.route('**/fornecedores/externo/**', (route) => route.abort());
    await supplier.fill('viação');
    await expect(page.getByText('Erro ao buscar dados do Lookup: fornecedorExterno', { exact: true })).toBeVisible();
  } finally {
    await worksWithExternal(false);
  }
});

test('B-015 Q-102 S-170 @phone a clerk quotes a bus with its station, changes the quote, removes it and brings it back', async ({
  page,
  caller,
}) => {
  const request = await takenRequestWith(caller, 'RODOVIARIO');
  const stored = async () => (await readRequest(caller, request.id)).servicosRodoviario[0]?.cotacoes ?? [];
  const before = await stored();
  await openRequestAs(page, 'consultant', request.id);
  const service = page.getByRole('region', { name: /^Rodoviário/ });
  const cards = service.getByRole('article');
  await expect(cards).toHaveCount(before.length);
  await service.getByRole('button', { name: 'Adicionar cotação' }).click();

  await expect(field(page, 'Viação')).toBeFocused();
  await page.keyboard.type('Cometa');
  await page.keyboard.press('Tab');
  await quoteWindow(page).getByRole('combobox', { name: 'Classe' }).selectOption('LEITO');
  // With Tab, as a clerk comes: `pressSequentially` places the caret before the known day.
  await page.keyboard.press('Tab');
  await expect(field(page, 'Partida')).toBeFocused();
  await page.keyboard.type('2230');
  await page.keyboard.press('Tab');
  await expect(lookup(page, 'Rodoviária de partida')).toBeFocused();
  await page.keyboard.type('barra fun');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['São Paulo, SP (Barra Funda)']);
  await page.keyboard.press('Enter');
  await expect(lookup(page, 'Rodoviária de partida')).toHaveValue('São Paulo, SP (Barra Funda)');
  await field(page, 'Tarifa').fill('18990');
  await page.keyboard.press('Control+Enter');
  await expect(quoteWindow(page)).toBeHidden();
  const day = request.servicosRodoviario[0]?.dataIda;
  await expect
    .poll(async () => (await stored()).at(-1))
    .toMatchObject({
      nomeCia: 'Cometa',
      classe: 'LEITO',
      dataPartida: `${day}T22:30`,
      rodoviariaPartida: 'São Paulo, SP (Barra Funda)',
      tarifa: 189.9,
    });

  await cards.last().getByRole('button', { name: 'Confirmar dados' }).click();
  await expect(field(page, 'Tarifa')).toHaveValue('189,90');
  await field(page, 'Tarifa').fill('20000');
  await page.keyboard.press('Control+Enter');
  await expect(quoteWindow(page)).toBeHidden();
  await expect.poll(async () => (await stored()).at(-1)?.tarifa).toBe(200);

  await cards.last().getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText(/^Cotação removida: Cometa.*, R\$\s[\d.,]+\.$/)).toBeVisible();
  await expect.poll(async () => (await stored()).length).toBe(before.length);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cards).toHaveCount(before.length + 1);
  await expect.poll(async () => (await stored()).at(-1)).toMatchObject({ nomeCia: 'Cometa', tarifa: 200 });
});

test('S-172 S-174 @phone a clerk prices another service: what was asked for is there, and an amount is all that is missing; place and type of expense are found, stored and shown', async ({
  page,
  caller,
}) => {
  const request = await takenRequestWith(caller, 'OUTROS');
  const [service] = request.servicosOutros;
  const before = service?.cotacoes.length ?? 0;
  await openRequestAs(page, 'consultant', request.id);
  const panel = page.getByRole('region', { name: /^Outros/ });
  const cards = panel.getByRole('article');
  await expect(cards).toHaveCount(before);
  await panel.getByRole('button', { name: 'Adicionar cotação' }).click();
  await expect(field(page, 'Descrição')).toHaveValue(service?.descricao ?? '');
  await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(field(page, 'Tarifa')).toHaveAccessibleDescription(/tarifa/i);
  await field(page, 'Tarifa').fill('32050');
  await lookup(page, 'Local').fill('recife aeroporto');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/^Aeroporto, desembarque, s\/n\s*Recife, PE$/);
  await page.keyboard.press('Enter');
  await lookup(page, 'Tipo de despesa').fill('combus');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/^Combustível\s*Preferencial$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(quoteWindow(page)).toBeHidden();
  await expect(cards).toHaveCount(before + 1);
  const place = { endereco: 'Aeroporto, desembarque, s/n', cidade: 'Recife, PE' };
  const stored = (await readRequest(caller, request.id)).servicosOutros[0]?.cotacoes.at(-1);
  expect(stored).toMatchObject({
    descricao: service?.descricao,
    tarifa: 320.5,
    ...place,
    tipoDespesa: { id: '2', nome: 'Combustível' },
  });
  await expect(cards.last()).toContainText(`${place.endereco} · ${place.cidade}`);
  await expect(cards.last()).toContainText('Combustível');
  await cards
    .last()
    .getByRole('button', { name: /^(Confirmar|Editar) dados$/ })
    .click();
  await expect(lookup(page, 'Local')).toHaveValue(place.endereco);
  await expect(lookup(page, 'Tipo de despesa')).toHaveValue('Combustível');
});
