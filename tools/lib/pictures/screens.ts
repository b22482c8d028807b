import type { RoutePath } from '@guiche/domain/access';
import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../apps/api/src/demo/demo-logins.ts';

/** The people of the demo who open screens. */
const PEOPLE = {
  consultant: 'consultora@guiche.demo',
  manager: 'gestora@guiche.demo',
  traveller: 'viajante@serraazul.demo',
  approver: 'aprovador@serraazul.demo',
} as const;
export type Person = keyof typeof PEOPLE;

interface Screen {
  /** The route that shows it, to whoever has logged in; the login is a page of its own. */
  readonly path?: RoutePath;
  /** Who opens it: the consultant, unless it is for somebody else. */
  readonly person?: Person;
  /** Brings the page from wherever it is to the screen, and waits until what matters on it is there. */
  readonly reach: (page: Page) => Promise<void>;
}

/** A demo request with three services and quotes. */
const QUOTED = 48425;
/** A demo request of the person who logs in, with quotes of flights. */
const OWN = 48208;

const open = async (page: Page, address: string, heading: RegExp): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** The list with a request that is quoted, and the tools above it, which come a moment later. */
const listed = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: String(QUOTED) }).waitFor();
  await page.getByRole('button', { name: 'Exportar' }).waitFor();
};

const lists = async (page: Page): Promise<void> => {
  await open(page, '/#/agencia', /^Cotações e emissões$/);
  await listed(page);
};

const request = async (page: Page, number: number): Promise<void> => {
  await open(page, `/#/relatorio?idSolicitacao=${number}`, new RegExp(String(number)));
  await page.getByRole('article').first().waitFor();
};

const showLogin = async (page: Page): Promise<void> => {
  await page.goto('/login.html');
  await page.getByRole('textbox', { name: 'Login' }).waitFor();
};

/** Logs a person in from wherever the page is, in place of whoever is logged in. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login.html');
  await page.evaluate(() => {
    for (const name of ['authorization', 'user']) localStorage.removeItem(name);
  });
  await showLogin(page);
  await page.getByRole('textbox', { name: 'Login' }).fill(PEOPLE[person]);
  await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/#\/(dashboard|pesquisa)/);
}

/** The screens of the back office, in the order in which they are reached: each has pictures as a person first sees it. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  login: { reach: showLogin },
  dashboard: {
    path: '/dashboard',
    async reach(page) {
      await page.goto('/#/dashboard');
      await listed(page);
    },
  },
  quotes: { path: '/agencia', reach: lists },
  'client-analysis': {
    path: '/agencia',
    async reach(page) {
      await lists(page);
      await page.getByRole('tab', { name: /análise/i }).click();
    },
  },
  history: {
    path: '/historicoagencia',
    async reach(page) {
      await open(page, '/#/historicoagencia', /^Histórico/);
      await page.locator('[data-slot="request-list"] a').first().waitFor();
    },
  },
  'changed-issues': {
    path: '/agenciaAlteracao',
    async reach(page) {
      await open(page, '/#/agenciaAlteracao', /^Emissões alteradas/);
      await page.locator('[data-slot="request-list"] a').first().waitFor();
    },
  },
  pending: {
    path: '/pendencia',
    async reach(page) {
      await open(page, '/#/pendencia', /^Pendências/);
      await page.getByText(String(QUOTED)).first().waitFor();
    },
  },
  request: { path: '/relatorio', reach: (page) => request(page, QUOTED) },
  'air-quote': {
    path: '/relatorio',
    async reach(page) {
      await request(page, OWN);
      await page.getByRole('button', { name: 'Adicionar cotação' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'air-search': {
    path: '/pesquisa/*',
    async reach(page) {
      await open(page, `/#/pesquisa/aereo/${OWN}`, new RegExp(`solicitação ${OWN}`));
      // The slow ones have answered, too.
      await page.getByText(/^\d+ resultados$/).waitFor();
      await page.getByRole('article').first().waitFor();
    },
  },
  'ticket-bank': { path: '/banco-bilhetes', reach: (page) => open(page, '/#/banco-bilhetes', /^Banco de bilhetes$/) },
  'hotel-directory': { path: '/diretorio-hoteis/*', reach: (page) => open(page, '/#/diretorio-hoteis', /^Diretório de hotéis$/) },
  reports: {
    path: '/relatorios',
    async reach(page) {
      await open(page, '/#/relatorios?relatorio=age09.jrxml', /^Relatórios$/);
      await page.getByRole('button', { name: 'Gerar relatório' }).waitFor();
    },
  },
  // The last ones: whoever is logged in changes once.
  users: {
    path: '/config/usuario',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/config/usuario', /^Usuários$/);
      await page.getByText('gestora@guiche.demo').filter({ visible: true }).first().waitFor();
    },
  },
  groups: {
    path: '/config/grupos',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/config/grupos', /^Grupos de serviços$/);
      await page.getByRole('list', { name: 'Grupos de serviços' }).waitFor();
    },
  },
  vip: {
    path: '/config/vip-premium',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/config/vip-premium?cliente=serraazul', /^VIP e premium$/);
      await page.getByRole('table', { name: 'Viajantes VIP e Premium' }).waitFor();
    },
  },
  agency: {
    path: '/config/agencia',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/config/agencia', /^Agência$/);
      await page.getByRole('textbox', { name: 'CNPJ' }).waitFor();
    },
  },
  clients: {
    path: '/config/clientes',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/config/clientes', /^Clientes$/);
      await page.getByRole('list', { name: 'Clientes' }).waitFor();
    },
  },
  services: {
    path: '/servicos/:cliente',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/servicos/serraazul', /^Serviços – Metalúrgica/);
      await page.getByRole('region', { name: 'Aéreo' }).waitFor();
    },
  },
  credentials: {
    path: '/clientes/credenciais',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/clientes/credenciais?cliente=serraazul', /^Credenciais – Metalúrgica/);
      await page.getByRole('region', { name: 'Aéreo' }).waitFor();
    },
  },
  management: {
    path: '/painel-gerencial',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/painel-gerencial', /^Painel gerencial$/);
      await page.getByRole('img', { name: /gráfico de linhas/ }).waitFor();
    },
  },
  integrations: {
    path: '/integracoes',
    person: 'manager',
    async reach(page) {
      await open(page, '/#/integracoes?cliente=serraazul', /^Integrações – Metalúrgica/);
      await page.getByRole('heading', { level: 2, name: 'ERP' }).waitFor();
    },
  },
  'own-trips': {
    path: '/pesquisa/*',
    person: 'traveller',
    async reach(page) {
      await open(page, '/#/pesquisa', /^Minhas viagens$/);
      await page.getByRole('article').first().waitFor();
    },
  },
  'trip-approval': {
    path: '/pesquisa/*',
    person: 'approver',
    async reach(page) {
      await open(page, '/#/pesquisa', /^Para aprovar$/);
      await page.getByRole('article').filter({ hasText: 'Em aprovação' }).getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: /^Viagem/ }).waitFor();
      await page
        .getByText(/^Nascimento/)
        .first()
        .waitFor();
    },
  },
};
