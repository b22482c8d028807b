import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isCardNumber } from '@guiche/masks/card';
import { CardRefused, type VirtualCardOrder, type VirtualCardPort } from './virtual-card-port.ts';

/** The beginning of the numbers: no bank gives it to anybody. */
const BEGINNING = '400000';
const LENGTH = 16;
const SLOW_MS = 3000;

/** What the sandbox does, by the first letters of the locator or the host of the supplier's e-mail; for every other quote it succeeds. */
const BEHAVIOURS = {
  recusa: { locator: 'FAL', host: 'falha.test' },
  silencio: { locator: 'SIL', host: 'silencio.test' },
  demora: { locator: 'DEM', host: 'demora.test' },
  naoCancela: { locator: 'NCA', host: 'naocancela.test' },
} as const;

type Where = Pick<VirtualCardOrder, 'localizador' | 'email'>;

function asks({ localizador, email }: Where, behaviour: keyof typeof BEHAVIOURS): boolean {
  const { locator, host } = BEHAVIOURS[behaviour];
  return localizador?.toUpperCase().startsWith(locator) === true || email?.toLowerCase().endsWith(`@${host}`) === true;
}

/** Digits that are the same for the same text. */
function digitsOf(text: string, length: number): string {
  return [...createHash('sha256').update(text).digest()]
    .map((byte) => byte % 10)
    .join('')
    .slice(0, length);
}

/** The text with the digit behind it that makes it a card number. */
function withCheckDigit(digits: string): string {
  const found = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((number) => isCardNumber(number));
  if (found === undefined) throw new RangeError(`no check digit fits ${digits.length} digits`);
  return found;
}

async function obey(order: Where): Promise<void> {
  if (asks(order, 'demora')) await wait(SLOW_MS);
  if (asks(order, 'silencio')) throw new Error('the card provider does not respond');
}

/** A provider that makes numbers nobody has, the same for the same reference. */
export const sandboxVirtualCards: VirtualCardPort = {
  async generate({ referencia, titular, ...where }) {
    await obey(where);
    if (asks(where, 'recusa')) throw new CardRefused('the card provider refuses');
    return {
      numero: withCheckDigit(BEGINNING + digitsOf(`numero ${referencia}`, LENGTH - BEGINNING.length - 1)),
      codigo: digitsOf(`codigo ${referencia}`, 3),
      validade: '12/2030',
      titular,
    };
  },
  async cancel(where) {
    await obey(where);
    if (asks(where, 'naoCancela')) throw new CardRefused('the card provider does not cancel');
  },
};
