import { findUsedBalance, giveBackBalance, listUsableBalances, useBalance } from '@guiche/contract/balances';
import { CallError } from '@guiche/contract/client';
import { cancelAirIssue, quoteVersionTag } from '@guiche/contract/fines';
import { concludeIssues, SAVE_ISSUE } from '@guiche/contract/issuing';
import { removeQuote, restoreQuote } from '@guiche/contract/quotes';
import { returnRequest } from '@guiche/contract/requests';
import { answerAsClient } from '@guiche/contract/sandbox';
import { type EnvioSaldo, fareWithoutBalance } from '@guiche/domain/balances';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saldoCliente } from '../db/schema/cliente.ts';
import { margemCredencial, tipoPagamento } from '../db/schema/referencia.ts';
import { cotacao } from '../db/schema/solicitacao.ts';
import {
  addTwinIssues,
  airServiceOf,
  load,
  type Person,
  pairOf,
  saveAirIssue,
  seenTrip,
  serverForFile,
  type TestServer,
} from '../test-support/index.ts';

// What is taken off the fares, as they are stored, is what of the balances nobody else can use, in every order of events.

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const FARE = 1000;
/** The balances of the traveller; both together are less than the fare. */
const WHOLES: readonly number[] = [300, 120];
const cents = (amount: number) => Math.round(amount * 100) / 100;
const sum = (amounts: readonly number[]) => cents(amounts.reduce((all, one) => all + one, 0));

interface How {
  readonly envioSaldo: EnvioSaldo;
  readonly valorReservado: number | null;
}
const WHOLE: How = { envioSaldo: 'INTEGRAL', valorReservado: null };
const part = (valorReservado: number): How => ({ envioSaldo: 'PARCIAL', valorReservado });

/** An issue in the window of a clerk: the quote as it is stored, and what the form has in its place. */
class Issue {
  #form: Pick<AirQuote, 'tarifa' | 'utilizaSaldo'>;
  /** Whether its form has a balance that is not saved. */
  isOpen = false;

  readonly request: TravelRequest;
  stored: AirQuote;

  private constructor(request: TravelRequest, stored: AirQuote) {
    this.request = request;
    this.stored = stored;
    this.#form = stored;
  }

  static async open(number: number): Promise<Issue> {
    const request = await load(clerk, number);
    const { escolhida } = airServiceOf(request);
    if (!escolhida) throw new Error('nothing is chosen');
    return new Issue(request, await saveAirIssue(clerk, { request, quote: escolhida }, { tarifa: FARE }));
  }

  /** The quote and its service, as calls name them. */
  get place() {
    return { idServico: this.stored.idServico, idCotacao: this.stored.id };
  }

  /** What is taken off the fare that is stored. */
  get taken(): number {
    const { tarifa, utilizaSaldo } = this.stored;
    const taken = cents(FARE - (tarifa ?? 0));
    expect(utilizaSaldo).toBe(taken > 0);
    return taken;
  }

  /** What it may use of each balance, the largest first. */
  async offered(): Promise<number[]> {
    const listed = await clerk.call(listUsableBalances, { params: this.place });
    return listed.map(({ valor }) => valor).toSorted((one, other) => other - one);
  }

  /** The id by which the largest or the smallest balance that is offered is used. */
  async #idOf(largest: boolean): Promise<string | undefined> {
    const listed = await clerk.call(listUsableBalances, { params: this.place });
    return listed.toSorted((one, other) => other.valor - one.valor).at(largest ? 0 : -1)?.id;
  }

  /** Uses the largest or the smallest balance that is offered, if there is one. */
  async use(largest: boolean, how: How): Promise<void> {
    const id = await this.#idOf(largest);
    if (id !== undefined) await this.useOf(id, how);
  }

  /** Uses a balance in the form. Of one that is too small for the part nothing is used. */
  async useOf(id = '', how: How): Promise<void> {
    const body = { id, valor: 0, cia: 'LA', ...how };
    try {
      const { tarifa } = await clerk.call(useBalance, { params: this.place, body });
      if (how.valorReservado !== null) expect(tarifa).toBe(cents(FARE - how.valorReservado));
      this.#form = { tarifa, utilizaSaldo: true };
      this.isOpen = true;
    } catch (error) {
      if (!(error instanceof CallError) || error.errors[0]?.chave !== 'valor_reservado_maior_que_o_saldo') throw error;
    }
  }

  async save(form: Pick<AirQuote, 'tarifa' | 'utilizaSaldo'> = this.#form): Promise<void> {
    const { tarifa, utilizaSaldo } = form;
    this.stored = await saveAirIssue(clerk, { request: this.request, quote: this.stored }, { tarifa, utilizaSaldo });
    expect(this.stored).toMatchObject({ tarifa, utilizaSaldo });
    this.#form = this.stored;
    this.isOpen = false;
  }

  stopUsing = () => this.save({ tarifa: FARE, utilizaSaldo: false });

  async discard(): Promise<void> {
    await clerk.call(giveBackBalance, { params: this.place, query: {} });
    this.#form = this.stored;
    this.isOpen = false;
  }

  async again(): Promise<TravelRequest> {
    const request = await load(clerk, this.request.id);
    const found = airServiceOf(request).cotacoes.find(({ id }) => id === this.stored.id);
    if (found) this.stored = found;
    return request;
  }
}

/** Issues of a traveller who has no other balances. */
async function twins(count: number) {
  await server.db.delete(saldoCliente);
  return addTwinIssues(server.db, Array<'EMISSAO_PENDENTE'>(count).fill('EMISSAO_PENDENTE'), WHOLES);
}

const howArbitrary = fc.constantFrom(WHOLE, part(50), part(119.99), part(120), part(200.5), part(300));
const stepArbitrary = fc.oneof(
  fc.record({ step: fc.constant('use' as const), issue: fc.nat(1), largest: fc.boolean(), how: howArbitrary }),
  fc.record({ step: fc.constantFrom('save' as const, 'save' as const, 'discard' as const, 'stopUsing' as const), issue: fc.nat(1) }),
);

/** The orders in which a fare was left with more taken off than was reserved. */
const USE = { step: 'use', largest: true, how: WHOLE } as const;
const KNOWN = [
  [USE, { step: 'save' }, { ...USE, how: part(50) }, { step: 'discard' }],
  [USE, { step: 'save' }, { ...USE, largest: false }, { step: 'discard' }],
] as const;

test('Q-146 Q-147 in every order of using balances, saving and discarding, what is taken off the stored fares is what nobody else can use', async () => {
  const { numbers } = await twins(3);
  const [one, other, watching] = await Promise.all(numbers.map((number) => Issue.open(number)));
  if (!one || !other || !watching) throw new Error('there are no three issues');
  const issues = [one, other];

  async function check() {
    const free = sum((await watching?.offered()) ?? []);
    const taken = sum(issues.map((issue) => issue.taken));
    // What an open form holds besides is not for others either.
    if (issues.some(({ isOpen }) => isOpen)) expect(free).toBeLessThanOrEqual(cents(sum(WHOLES) - taken));
    else expect(free).toBe(cents(sum(WHOLES) - taken));
  }

  await fc.assert(
    fc
      .asyncProperty(fc.array(stepArbitrary, { minLength: 6, maxLength: 8, size: 'max' }), async (steps) => {
        for (const step of steps) {
          const issue = issues[step.issue];
          if (!issue) throw new Error('no such issue');
          if (step.step === 'use') await issue.use(step.largest, step.how);
          else await issue[step.step]();
          await check();
        }
      })
      .afterEach(async () => {
        for (const issue of issues) {
          await issue.discard();
          await issue.stopUsing();
        }
        expect(await watching.offered()).toEqual(WHOLES);
      }),
    { numRuns: 8, examples: KNOWN.map((steps) => [steps.map((one) => ({ ...one, issue: 0 }))]) },
  );
});

/** An issue that uses the first balance as it is stored, one beside which that is seen, and the issue as it was before. */
async function using() {
  const { numbers, balances } = await twins(2);
  const [issue, watching] = await Promise.all(numbers.map((number) => Issue.open(number)));
  if (!issue || !watching) throw new Error('there are no two issues');
  const before = issue.stored;
  const free = () => watching.offered();
  await issue.useOf(balances[0], WHOLE);
  await issue.save();
  expect([issue.stored.tarifa, await free()]).toEqual([700, [120]]);
  return { issue, before, balances, free };
}

const returned = async (issue: Issue) => {
  const body = { ...seenTrip(await issue.again()), justificativa: 'O cliente escolhe de novo.' };
  await clerk.call(returnRequest, { query: { isSupplier: true }, body });
};
const answered = (issue: Issue, resposta: 'APROVAR' | 'DEVOLVER') =>
  clerk.call(answerAsClient, { params: { uuid: issue.request.uuid }, body: { resposta } });

/** Offers another quote beside the one of an issue. */
async function offerBeside({ stored }: Issue, tarifa: number): Promise<string> {
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, stored.id));
  if (!row) throw new Error('the quote is gone');
  const id = crypto.randomUUID();
  await server.db
    .insert(cotacao)
    .values({ ...row, id, tarifa, total: tarifa, status: 'COTACAO_FINALIZADA', dados: { ...row.dados, utilizaSaldo: false } });
  return id;
}

/** The money of a quote that uses no balance. */
const moneyOf = ({ utilizaSaldo, tarifa, tarifaTotal, total }: AirQuote) => ({ utilizaSaldo, tarifa, tarifaTotal, total });

test('Q-146 a quote whose client chooses another one when the request is back in selection uses no balance, and one that is chosen again does', async () => {
  const left = await using();
  await returned(left.issue);
  // What is offered to the client costs what it cost.
  expect([(await left.issue.again()).status, left.issue.stored.tarifa, await left.free()]).toEqual(['SELECAO_COTACAO', 700, [120]]);
  const cheaper = await offerBeside(left.issue, 100);
  await answered(left.issue, 'APROVAR');
  expect(airServiceOf(await left.issue.again()).idCotacaoEscolhida).toBe(cheaper);
  expect(moneyOf(left.issue.stored)).toEqual(moneyOf(left.before));
  expect(await left.free()).toEqual(WHOLES);

  const kept = await using();
  await returned(kept.issue);
  await offerBeside(kept.issue, 9000);
  await answered(kept.issue, 'APROVAR');
  expect(airServiceOf(await kept.issue.again()).idCotacaoEscolhida).toBe(kept.issue.stored.id);
  expect([kept.issue.stored.utilizaSaldo, kept.issue.stored.tarifa, await kept.free()]).toEqual([true, 700, [120]]);
});

test('Q-146 a quote that goes back to be priced anew uses no balance, and comes back without one after its removal', async () => {
  const { issue, before, free } = await using();
  await returned(issue);
  await answered(issue, 'DEVOLVER');
  await issue.again();
  expect([issue.stored.statusCotacao, moneyOf(issue.stored)]).toEqual(['COTACAO_PENDENTE', moneyOf(before)]);
  expect(await free()).toEqual(WHOLES);
  const { id, idServico, versao } = issue.stored;
  const removal = { params: { idViagem: issue.request.id, tipoServico: 'aereo' as const }, body: { id, idServico, versao } };
  await clerk.call(removeQuote, removal);
  expect(moneyOf((await clerk.call(restoreQuote, removal)) as AirQuote)).toEqual(moneyOf(before));
});

test('Q-146 Q-094 a quote in whose place another one is issued comes back without the balance, which is free', async () => {
  const { issue, before, free } = await using();
  const offered = await offerBeside(issue, 1500);
  const other = airServiceOf(await issue.again()).cotacoes.find(({ id }) => id === offered);
  if (!other) throw new Error('the other quote is not offered');
  const replaced = issue.stored;
  await clerk.call(SAVE_ISSUE.AEREO, {
    params: { idViagem: issue.request.id, tipoServico: 'aereo' },
    query: { isAlteracaoTipoPagamento: false },
    body: { ...pairOf(issue.request, replaced), cotacaoNova: other },
  });
  expect(await free()).toEqual(WHOLES);
  await returned(issue);
  await returned(issue);
  const { id, idServico, versao } = replaced;
  const params = { idViagem: issue.request.id, tipoServico: 'aereo' as const };
  const back = (await clerk.call(restoreQuote, { params, body: { id, idServico, versao } })) as AirQuote;
  expect(moneyOf(back)).toEqual(moneyOf(before));
});

test('Q-146 Q-147 what a form reserves in place of what the quote uses is free when the issue is concluded without a save', async () => {
  const { issue, balances, free } = await using();
  await issue.useOf(balances[1], part(20));
  expect(await free()).toEqual([100]);
  await clerk.call(concludeIssues, { body: { ...seenTrip(await issue.again()), voltaraAprovacao: false } });
  await issue.again();
  expect([issue.stored.statusCotacao, issue.stored.tarifa, await free()]).toEqual(['EMISSAO_FINALIZADA', 700, [120]]);
});

test('Q-148 Q-146 as much as the issue costs without its balance is reserved in place of that', async () => {
  const { issue, before, balances } = await using();
  const use = (valorReservado: number) =>
    clerk.call(useBalance, { params: issue.place, body: { id: balances[0] ?? '', valor: 0, cia: 'LA', ...part(valorReservado) } });
  await expect(use(before.total + 0.01)).rejects.toMatchObject({
    errors: [{ chave: 'o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao' }],
  });
  // More than there is of it, and no more than the issue costs.
  await expect(use(before.total)).rejects.toMatchObject({ errors: [{ chave: 'valor_reservado_maior_que_o_saldo' }] });
});

test('Q-245 Q-247 Q-242 Q-243 what a cancelled issue leaves is used in a new one of its traveller, and is not used again', async () => {
  await server.db.delete(saldoCliente);
  const { numbers } = await addTwinIssues(server.db, ['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_PENDENTE', 'EMISSAO_PENDENTE'], []);
  const cancelled = airServiceOf(await load(clerk, numbers[0] ?? 0)).escolhida;
  const [issue, other] = await Promise.all(numbers.slice(1).map((number) => Issue.open(number)));
  if (!cancelled || !issue || !other) throw new Error('there are no three issues');
  expect(await issue.offered()).toEqual([]);
  await clerk.call(cancelAirIssue, {
    params: { id: cancelled.id },
    query: { taxaCancelamento: 100, creditoBilhete: 212.34, statusSaldo: 'PENDENTE' },
    headers: { 'if-match': quoteVersionTag(cancelled) },
  });
  expect([await issue.offered(), await other.offered()]).toEqual([[212.34], [212.34]]);
  await issue.use(true, WHOLE);
  await issue.save();
  expect([issue.stored.tarifa, await other.offered()]).toEqual([787.66, []]);
  await clerk.call(concludeIssues, { body: { ...seenTrip(await issue.again()), voltaraAprovacao: false } });
  await issue.again();
  expect([issue.stored.statusCotacao, issue.stored.tarifa, await other.offered()]).toEqual(['EMISSAO_FINALIZADA', 787.66, []]);
});

test('Q-146 Q-140 a quote that uses its balance no more has the automatic markup of its whole fare again', async () => {
  const { numbers, balances } = await twins(1);
  const request = await load(clerk, numbers[0] ?? 0);
  const { escolhida } = airServiceOf(request);
  if (!escolhida?.agenciaServico) throw new Error('nothing is chosen');
  await server.db.delete(margemCredencial);
  await server.db.insert(margemCredencial).values({ empresaId: request.empresa.id, intermediador: 'SAKURA', percentual: 7.5 });
  await server.db.update(tipoPagamento).set({ faturado: true });
  const agenciaServico = { ...escolhida.agenciaServico, consolidadora: 'MANUAL' as const };
  const changes = { tipo: 'OFFLINE', markupManual: false, intermediador: 'SAKURA', agenciaServico };
  await server.db
    .update(cotacao)
    .set({ dados: sql`${cotacao.dados} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(cotacao.id, escolhida.id));
  const issue = await Issue.open(numbers[0] ?? 0);
  const before = issue.stored;
  await issue.useOf(balances[0], WHOLE);
  await issue.save();
  expect([before.markup, issue.stored.markup]).toEqual([75, 52.5]);
  await returned(issue);
  await answered(issue, 'DEVOLVER');
  await issue.again();
  expect([issue.stored.markup, moneyOf(issue.stored)]).toEqual([75, moneyOf(before)]);
});

test('Q-146 a balance that the stored quote uses is given up in its form: the save has the fare without it, and others get the balance', async () => {
  const { issue, before, free } = await using();
  const used = await clerk.call(findUsedBalance, { params: issue.place });
  expect(used).toEqual({ valor: 300, tarifaAntes: FARE });
  await issue.save({ tarifa: fareWithoutBalance(issue.stored.tarifa, used), utilizaSaldo: false });
  expect(moneyOf(issue.stored)).toEqual(moneyOf(before));
  expect(await free()).toEqual(WHOLES);
  await expect(clerk.call(findUsedBalance, { params: issue.place })).rejects.toMatchObject({ status: 404 });
});

test('Q-146 Q-242 a balance is taken off the fare that stands in the form, and given back that fare is there again', async () => {
  const { issue, balances } = await using();
  const use = (how: How, tarifa?: number | null) =>
    clerk.call(useBalance, { params: issue.place, body: { id: balances[0] ?? '', valor: 0, cia: 'LA', ...how, tarifa } });
  // Typed and not saved: the fare without the balance that the form uses.
  expect(await use(part(120.5), 1234.56)).toMatchObject({ tarifa: 1114.06 });
  expect(await use(WHOLE, null)).toMatchObject({ tarifa: 0 });
  expect(await use(WHOLE)).toMatchObject({ tarifa: FARE - 300 });
  // Of a part no more is used than that fare.
  expect(await use(part(300), 100)).toMatchObject({ tarifa: 0 });
  await use(part(200), 1500);
  await issue.save({ tarifa: 1300, utilizaSaldo: true });
  expect(await clerk.call(findUsedBalance, { params: issue.place })).toEqual({ valor: 200, tarifaAntes: 1500 });
  await returned(issue);
  await answered(issue, 'DEVOLVER');
  await issue.again();
  expect(issue.stored.tarifa).toBe(1500);
});

test('Q-146 of two forms of one quote that each use a balance, the one that no longer has its own is refused, and the other is saved', async () => {
  const { numbers, balances } = await twins(2);
  const [issue, watching] = await Promise.all(numbers.map((number) => Issue.open(number)));
  if (!issue || !watching) throw new Error('there are no two issues');
  const use = async (id: string | undefined, how: How) => {
    const body = { id: id ?? '', valor: 0, cia: 'LA', ...how };
    return clerk.call(useBalance, { params: issue.place, body });
  };
  const save = (tarifa: number, reserva: string | undefined) =>
    saveAirIssue(clerk, { request: issue.request, quote: issue.stored }, { tarifa, utilizaSaldo: true }, reserva);
  const lost = { status: 422, errors: [{ chave: 'saldo_nao_reservado' }] };
  const one = await use(balances[0], part(50));
  const other = await use(balances[0], WHOLE);
  await expect(save(one.tarifa, one.reserva)).rejects.toMatchObject(lost);
  // A form that uses what it never reserved.
  await expect(save(one.tarifa, '')).rejects.toMatchObject(lost);
  issue.stored = await save(other.tarifa, other.reserva);
  expect([issue.stored.tarifa, await watching.offered()]).toEqual([700, [120]]);

  // What the quote uses stays beside what another form chose; and what that form discards is not what this one saves.
  const chosen = await use(balances[1], WHOLE);
  issue.stored = await save(690, '');
  expect([issue.stored.tarifa, await watching.offered()]).toEqual([690, [120]]);
  await expect(save(chosen.tarifa, chosen.reserva)).rejects.toMatchObject(lost);
  // The same choice made twice is one.
  const again = await use(balances[1], WHOLE);
  expect(await use(balances[1], WHOLE)).toEqual(again);
  issue.stored = await save(again.tarifa, again.reserva);
  expect([issue.stored.tarifa, await watching.offered()]).toEqual([again.tarifa, [300]]);
});

test('Q-146 a save that does not tell what its form reserved has the fare of the balance that the quote has, or is refused', async () => {
  const { issue, balances, free } = await using();
  const use = async (id: string | undefined, how: How) =>
    clerk.call(useBalance, { params: issue.place, body: { id: id ?? '', valor: 0, cia: 'LA', ...how } });
  const save = (tarifa: number, reserva?: string) =>
    saveAirIssue(clerk, { request: issue.request, quote: issue.stored }, { tarifa, utilizaSaldo: true }, reserva);
  const lost = { status: 422, errors: [{ chave: 'saldo_nao_reservado' }] };
  // Given up since: the fare has a balance taken off that others may use by now.
  const other = await use(balances[1], WHOLE);
  await clerk.call(giveBackBalance, { params: issue.place, query: {} });
  await expect(save(other.tarifa)).rejects.toMatchObject(lost);
  // Another form chose in its place since.
  const dear = await use(balances[0], WHOLE);
  const cheap = await use(balances[0], part(50));
  await expect(save(dear.tarifa)).rejects.toMatchObject(lost);
  expect([(await issue.again()).id, issue.stored.tarifa, await free()]).toEqual([issue.request.id, 700, [120]]);
  issue.stored = await save(cheap.tarifa);
  expect([issue.stored.tarifa, await free()]).toEqual([950, [250, 120]]);
  // A corrected fare is one that tells that nothing else was reserved.
  await expect(save(960)).rejects.toMatchObject(lost);
  issue.stored = await save(960, '');
  expect([issue.stored.tarifa, await free()]).toEqual([960, [250, 120]]);
});

test('Q-146 a form that is discarded gives back what it reserved, and not what another form of the quote has reserved since', async () => {
  const { numbers, balances } = await twins(2);
  const [issue, watching] = await Promise.all(numbers.map((number) => Issue.open(number)));
  if (!issue || !watching) throw new Error('there are no two issues');
  const use = (id: string | undefined) =>
    clerk.call(useBalance, { params: issue.place, body: { id: id ?? '', valor: 0, cia: 'LA', ...WHOLE } });
  const giveBack = (query: { reserva?: string }) => clerk.call(giveBackBalance, { params: issue.place, query });
  const all = await watching.offered();
  const one = await use(balances[0]);
  const other = await use(balances[1]);
  const left = await watching.offered();
  expect(left).not.toEqual(all);
  await giveBack({ reserva: one.reserva });
  await giveBack({ reserva: '' });
  expect(await watching.offered()).toEqual(left);
  await giveBack({ reserva: other.reserva });
  // Once more, as after a lost answer.
  await giveBack({ reserva: other.reserva });
  expect(await watching.offered()).toEqual(all);
  // A client that does not tell which gives back the last one.
  await use(balances[0]);
  await giveBack({});
  expect(await watching.offered()).toEqual(all);
});
