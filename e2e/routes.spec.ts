import { ROUTES } from '../apps/backoffice/src/app/routes.ts';
import { signIn } from './support/pages.ts';
import { freeAirRequest, freeFullRequest } from './support/requests.ts';
import { HEADINGS, screenAddress } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('S-013 A-031 A-041 A-042 A-043 A-048 A-049 A-050 A-051 A-052 A-053 A-054 A-055 A-056 A-057 A-058 A-059 the address of each route that has a screen opens it', async ({
  page,
  caller,
}) => {
  const { id } = await freeAirRequest(caller);
  await signIn(page, 'manager');
  const paths = [...ROUTES].flatMap(([path, { screen }]) => (screen ? [path] : []));
  expect(paths).toEqual([...HEADINGS.keys()]);
  for (const path of paths) {
    const { address, query } = screenAddress(path, id);
    await page.goto(`/#${address}${query}`);
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.get(path) ?? '' }), path).toBeVisible();
    expect(new URL(page.url()).hash.split('?')[0]).toBe(`#${address}`);
  }
});

/** What each person reaches, and where the person is led from every other screen. */
const REACHED = [
  ['admin', ['/agencia', '/config/usuario', '/config/vip-premium', '/diretorio-hoteis/*', '/pendencia'], '/pendencia'],
  [
    'consultant',
    [
      '/dashboard',
      '/agencia',
      '/banco-bilhetes',
      '/agenciaAlteracao',
      '/historicoagencia',
      '/config/usuario',
      '/config/vip-premium',
      '/relatorio',
      '/relatorios',
      '/diretorio-hoteis/*',
      '/pendencia',
      '/pesquisa/*',
    ],
    '/dashboard',
  ],
  ['internal', ['/agencia', '/agenciaAlteracao', '/historicoagencia', '/relatorios', '/diretorio-hoteis/*', '/pendencia'], '/pendencia'],
] as const;

for (const [person, reached, ledTo] of REACHED)
  test(`A-015 A-035 A-036 A-037 the ${person} reaches these screens, and is led away from all others, to which no link of the menu leads`, async ({
    page,
    caller,
  }) => {
    const { id } = await freeAirRequest(caller);
    await signIn(page, person);
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.first()).toBeVisible();
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''));
    const isReached = (href: string) => reached.some((path) => href === `#${path.replace('/*', '')}`);
    expect(shown.filter((href) => href.startsWith('#/') && href !== '#/' && !isReached(href))).toEqual([]);

    const met: string[] = [];
    for (const [path, { screen }] of ROUTES) {
      if (!screen) continue;
      const { address, query } = screenAddress(path, id);
      // From a page that everybody reaches, so that the next address is another one.
      await page.goto('/#/diretorio-hoteis');
      await expect(page.getByRole('heading', { level: 1, name: HEADINGS.get('/diretorio-hoteis/*') ?? '' })).toBeVisible();
      await page.goto(`/#${address}${query}`);
      // Not by its name: some have the own form at the address of a list.
      const titles = page.getByRole('heading', { level: 1 });
      const arrived = path === '/diretorio-hoteis/*' ? titles : titles.filter({ hasNotText: 'Diretório de hotéis' });
      await expect(arrived.first(), path).toBeVisible();
      if (new URL(page.url()).hash.split('?')[0] === `#${address}`) met.push(path);
      else expect(new URL(page.url()).hash.split('?')[0], path).toBe(`#${ledTo}`);
    }
    expect(met.toSorted()).toEqual([...reached].toSorted());
  });

/** What each search is called at its address. */
const SEARCHES = [
  ['aereo', /^Pesquisa aérea – solicitação \d+$/, 'Origem'],
  ['hotel', /^Pesquisa de hotel – solicitação \d+$/, 'Cidade'],
  // Before the search, which searches as it opens.
  ['carro/:id/historico', /^Pesquisa de carro – solicitação \d+$/, null],
  ['carro', /^Pesquisa de carro – solicitação \d+$/, 'Cidade de retirada'],
  ['rodoviario', /^Pesquisa de ônibus – solicitação \d+$/, 'Origem'],
] as const;

test('S-013 the address of each search opens it for the request that it names, and an address of none leads to the start', async ({
  page,
  caller,
}) => {
  const { id } = await freeFullRequest(caller);
  await signIn(page, 'manager');
  for (const [path, title, field] of SEARCHES) {
    const address = path.includes(':id') ? path.replace(':id', String(id)) : `${path}/${id}`;
    await page.goto(`/#/pesquisa/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toContainText(String(id));
    if (field === null) await expect(page.getByText('Ainda não houve pesquisa para este carro.', { exact: true })).toBeVisible();
    else await expect(page.getByRole('combobox', { name: field, exact: true }), path).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#/pesquisa/${address}`);
  }
  for (const none of [`trem/${id}`, `hotel/${id}/historico`, 'aereo/nada']) {
    await page.goto(`/#/pesquisa/${none}`);
    await expect(page, none).not.toHaveURL(/#\/pesquisa/);
  }
});

test('A-060 A-041 S-010 the forwarding address opens the request that it names, by way of the dashboard', async ({ page, caller }) => {
  const { id } = await freeAirRequest(caller);
  await signIn(page, 'manager');
  await page.goto(`/#/redirecionamento-solicitacao?idSolicitacao=${id}&cliente=aurora`);
  await expect(page).toHaveURL(new RegExp(`#/relatorio\\?idSolicitacao=${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(id)) })).toBeVisible();
});

test('Q-006 the dashboard opens a request with `idSolicitacao`, the pending screen with `id`', async ({ page, caller }) => {
  const { id } = await freeAirRequest(caller);
  await signIn(page, 'manager');
  for (const name of ['idSolicitacao', 'id']) {
    await page.goto('/#/agencia');
    await expect(page.getByRole('heading', { level: 1, name: 'Cotações e emissões' })).toBeVisible();
    await page.goto(`/#/relatorio?${name}=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Solicitação ${id}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Adicionar cotação' }).first()).toBeVisible();
  }
});
