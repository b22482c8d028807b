import {
  alphanumericCases,
  amountIn,
  type Case,
  cnpjCases,
  cpfCases,
  moneyCases,
  type Registration,
  registrationCases,
} from './masks-inputs.ts';
import { type Library, PEERS, type Questions } from './peers/peers.mjs';
import { printTable, quantile } from './table.ts';

const ROUNDS = 21;
const ROUND_MS = 25;
const WARM_UP_MS = 250;

interface Question<Input> {
  readonly title: string;
  /** A detail that the title leaves out. */
  readonly note?: string;
  readonly key: keyof Questions;
  readonly cases: readonly Case<Input, unknown>[];
  /** The source of the expression that calls `ask` with `input`. */
  readonly call: string;
  /** The source of a number made of `answer`, which a loop adds up, so that the engine neither skips nor delays the calls. */
  readonly weigh: string;
  /** The part of a result that is compared with the expected one. */
  readonly meaning: (answer: unknown) => unknown;
  /** The ratio of our speed to the fastest peer's that we want. */
  readonly aim: number;
}

interface Contender {
  readonly name: string;
  readonly wrong: number;
  /** Calls the function once with every input. */
  readonly run: () => number;
  readonly perSecond: number[];
}

type Ask = Questions[keyof Questions];

/** Compiled anew for each library: in one shared loop the engine would inline the first and call the others the slow way. */
function compile<Result>(ask: Ask, parameter: string, body: string): (argument: unknown) => Result {
  return new Function('ask', `return (${parameter}) => { ${body} };`)(ask);
}

function contender<Input>({ call, weigh, meaning, cases }: Question<Input>, name: string, ask: Ask): Contender {
  const once = compile<unknown>(ask, 'input', `return ${call};`);
  const answered = (input: Input) => {
    try {
      return meaning(once(input));
    } catch {
      return 'threw';
    }
  };
  const batch = compile<number>(
    ask,
    'inputs',
    `let total = 0; for (const input of inputs) { const answer = ${call}; total += ${weigh}; } return total;`,
  );
  // Strings concatenated piece by piece are slow to read the first time; a typed or received string is in one piece.
  const inputs: unknown = JSON.parse(JSON.stringify(cases.map(({ input }) => input)));
  const wrong = cases.filter(({ input, expected }) => answered(input) !== expected).length;
  return { name, wrong, run: () => batch(inputs), perSecond: [] };
}

function runFor({ run }: Contender, ms: number, total: number): number {
  const begin = performance.now();
  let rounds = 0;
  let spent = 0;
  do {
    if (run() !== total) throw new Error('The same question was answered differently.');
    rounds += 1;
    spent = performance.now() - begin;
  } while (spent < ms);
  return rounds / (spent / 1000);
}

/** In turns, each round in another order, so that a slow phase of the machine affects all of them. */
function race(contenders: readonly Contender[], inputs: number): void {
  const totals = contenders.map(({ run }) => run());
  const turn = (index: number, ms: number) => {
    const one = contenders[index];
    return one ? runFor(one, ms, totals[index] ?? 0) * inputs : 0;
  };
  for (let index = 0; index < contenders.length; index += 1) turn(index, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let place = 0; place < contenders.length; place += 1) {
      const index = (round + place) % contenders.length;
      contenders[index]?.perSecond.push(turn(index, ROUND_MS));
    }
  }
}

/** Our speed divided by a peer's: the median over the rounds. */
function times(ours: Contender, peer: Contender): number {
  return quantile(
    ours.perSecond.map((perSecond, round) => perSecond / (peer.perSecond[round] ?? Number.NaN)),
    0.5,
  );
}

interface Outcome {
  readonly title: string;
  readonly aim: number;
  /** The fastest peer without a wrong result, and our speed divided by its speed. */
  readonly best: { readonly name: string; readonly times: number } | undefined;
}

function answerOne<Input>(ours: Questions, question: Question<Input>): Outcome {
  const { title, note = '', key, cases, aim } = question;
  const own = contender(question, '@guiche/masks', ours[key]);
  if (own.wrong > 0) throw new Error(`${title}: ours answers ${own.wrong} of ${cases.length} wrongly.`);
  const peers = PEERS.flatMap((peer: Library) => {
    const ask = peer[key];
    return ask ? [contender(question, peer.name, ask)] : [];
  });
  race([own, ...peers], cases.length);
  const speed = ({ perSecond }: Contender) => quantile(perSecond, 0.5);
  const ranked = [own, ...peers].sort((a, b) => speed(b) - speed(a));
  printTable(
    `${title}: ${cases.length} inputs${note}, median of ${ROUNDS} rounds`,
    ['library', 'million a second', 'ours / peer', 'answers'],
    [
      ...ranked.map((one) => [
        one.name,
        (speed(one) / 1e6).toFixed(2),
        one === own ? '' : times(own, one).toFixed(1),
        one.wrong === 0 ? 'all right' : `${one.wrong} wrong of ${cases.length}`,
      ]),
      ...PEERS.filter((peer) => !peer[key]).map(({ name }) => [name, '', '', 'has no such function']),
    ],
  );
  const best = ranked.find((one) => one !== own && one.wrong === 0);
  return { title, aim, best: best && { name: best.name, times: times(own, best) } };
}

/** Whether all peers that check registrations judge this one as we do. */
function isUncontested({ input: { text, uf }, expected }: Case<Registration, boolean>): boolean {
  return PEERS.every(({ ie }) => {
    try {
      return !ie || ie(text, uf) === expected;
    } catch {
      return false;
    }
  });
}

const JUDGE = { call: 'ask(input)', weigh: 'answer === true ? 1 : 0', meaning: (answer: unknown) => answer };

/** Operations per second of the functions that every form uses, ours beside each peer's. */
export function benchThroughput(ours: Questions): void {
  const outcomes = [
    answerOne(ours, { ...JUDGE, title: 'Validate CPF', key: 'cpf', cases: cpfCases(3000), aim: 3 }),
    answerOne(ours, { ...JUDGE, title: 'Validate CNPJ, numeric', key: 'cnpj', cases: cnpjCases(3000), aim: 3 }),
    answerOne(ours, { ...JUDGE, title: 'Validate CNPJ, alphanumeric', key: 'alphanumeric', cases: alphanumericCases(3000), aim: 3 }),
    answerOne(ours, {
      ...JUDGE,
      title: 'Validate IE',
      note: ' of 27 states, those that all libraries judge alike (the others are counted below)',
      key: 'ie',
      cases: registrationCases(150).filter(isUncontested),
      call: 'ask(input.text, input.uf)',
      aim: 2,
    }),
    answerOne(ours, {
      title: 'Format money',
      key: 'money',
      cases: moneyCases(3000),
      call: 'ask(input)',
      weigh: 'answer.charCodeAt(answer.length - 1)',
      meaning: (answer) => (typeof answer === 'string' ? amountIn(answer) : answer),
      aim: 2,
    }),
  ];
  printTable(
    'Ours and the fastest peer that answers all of it rightly',
    ['question', 'fastest peer', 'ours / peer', 'aim'],
    outcomes.map(({ title, aim, best }) => [title, best?.name ?? 'none', best?.times.toFixed(1) ?? '', `at least ${aim}`]),
  );
}
