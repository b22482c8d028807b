import type { Page } from '@playwright/test';
import { fareOf, openRequestAs, quoteWindow } from './support/pages.ts';
import { readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day ahead, as stored and as the systems print it. */
function dayAhead(days: number) {
  const iso = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const weekday = (new Date(iso).getUTCDay() + 6) % 7;
  return {
    iso,
    printed: `${iso.slice(8)}${MONTHS[Number(iso.slice(5, 7)) - 1]}`,
    digit: String(weekday + 1),
    letter: 'MTWQFJS'[weekday],
    letters: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][weekday],
  };
}
const [OUT, LANDS, BACK] = [dayAhead(60), dayAhead(61), dayAhead(75)];

/** A line in each text that no system prints. */
const NOTE = 'Favor emitir ainda hoje';
/** The same trip to Lisbon as each system prints it. */
const PRINTED = {
  Amadeus: `RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM
  1.PEREIRA/DIANA MRS
  2  LA8146 N ${OUT.printed} ${OUT.digit}*GRULIS HK1  1745 0635  ${LANDS.printed}  E  LA/W2XEAM
     OPERATED BY LATAM AIRLINES BRASIL
${NOTE}
  3  TP 093 K ${BACK.printed} ${BACK.digit} LISGRU HK1  1205 1930  ${BACK.printed}  E  TP/W2XEAM
  4 AP SAO 11 2222-1111 - A`,
  Sabre: `W2XEAM
 1.1PEREIRA/DIANA MRS
 1 LA8146N ${OUT.printed} ${OUT.letter} GRULIS HK1   545P  635A  ${LANDS.printed} ${LANDS.letter} /DCLA*W2XEAM /E
 2 TP  93K ${BACK.printed} ${BACK.letter} LISGRU HK1  1205P  730P /DCTP*W2XEAM /E
${NOTE}
PHONES
  1.SAO11 2222-1111-A`,
  Galileo: `W2XEAM/AB SAOBR XX9AB   AG 57500112 20NOV
  1.1PEREIRA/DIANA MRS
 1. LA 8146 N  ${OUT.printed} GRULIS HK1   545P # 635A O*         ${OUT.letters}
${NOTE}
 2. TP   93 K  ${BACK.printed} LISGRU HK1  1205P   730P O*         ${BACK.letters}
FONE-SAOT*11 2222 1111`,
  Worldspan: `1P-W2XEAM
${NOTE}
 1.1PEREIRA/DIANA*ADT
 1 LA8146N ${OUT.printed} ${OUT.letters} GRULIS HK1   1745   0635 #1/O $   E
 2 TP  93K ${BACK.printed} ${BACK.letters} LISGRU HK1   1205   1930/O $   E
P- 1.SAO 11 2222-1111-T/AGENCIA`,
} as const;

const pasteBox = (page: Page) => page.getByRole('dialog', { name: 'Colar itinerário' });

/** Presses Ctrl+V with a text in the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [system, text] of Object.entries(PRINTED)) {
  test(`B-006 an itinerary of ${system} with a line that nobody understands fills the air form, and is stored nine keys and clicks later`, async ({
    page,
    caller,
  }) => {
    const request = await takenAirRequest(caller);
    await openRequestAs(page, 'consultant', request.id);
    await page.getByRole('button', { name: 'Adicionar cotação' }).click();
    await quoteWindow(page).getByRole('button', { name: 'Colar itinerário' }).click();
    const box = pasteBox(page);
    await expect(box.getByRole('textbox')).toBeFocused();
    await paste(page, text);
    await expect(box.getByRole('status')).toHaveText(`${system} · W2XEAM · 2 trechos · 2 voos · 1 linha não entendida`);
    await expect(box.getByRole('listitem').filter({ hasText: NOTE })).toContainText('Não entendida');

    // One for the box, one for the field of the fare, six digits, one to save.
    await page.keyboard.press('Control+Enter');
    await expect(box).toBeHidden();
    const window = quoteWindow(page);
    await expect(window.getByRole('combobox', { name: 'Companhia' }).nth(1)).toHaveAccessibleDescription('TAP Air Portugal');
    await expect(window.getByRole('combobox', { name: 'Destino' }).first()).toHaveAccessibleDescription(/^Lisboa/);
    await fareOf(page).click();
    await page.keyboard.type('456780');
    await page.keyboard.press('Control+Enter');
    await expect(window).toBeHidden();

    const quote = (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.at(-1);
    expect(quote).toMatchObject({ tarifa: 4567.8, codigoReserva: 'W2XEAM' });
    expect(quote?.segmentos).toMatchObject([
      {
        tipo: 'IDA',
        voos: [
          {
            cia: 'LA',
            numero: '8146',
            origem: 'GRU',
            destino: 'LIS',
            dataPartida: `${OUT.iso}T17:45`,
            dataChegada: `${LANDS.iso}T06:35`,
            localizador: 'W2XEAM',
          },
        ],
      },
      {
        tipo: 'VOLTA',
        voos: [
          {
            cia: 'TP',
            numero: '93',
            origem: 'LIS',
            destino: 'GRU',
            dataPartida: `${BACK.iso}T12:05`,
            dataChegada: `${BACK.iso}T19:30`,
            localizador: 'W2XEAM',
          },
        ],
      },
    ]);
  });
}

test('B-006 @phone Ctrl+V with no field focused opens the box; one undo brings the form back as it was', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  const window = quoteWindow(page);
  const airports = window.getByRole('combobox', { name: /^(Origem|Destino)$/ });
  await expect(airports.first()).toBeVisible();
  const values = () => airports.evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));
  const before = await values();
  await window.getByRole('button', { name: 'Adicionar trecho' }).focus();
  await paste(page, PRINTED.Amadeus);
  const box = pasteBox(page);
  await expect(box.getByRole('textbox')).toHaveValue(PRINTED.Amadeus);
  await box.getByRole('button', { name: 'Usar' }).click();
  await expect(box).toBeHidden();
  await expect.poll(values).toEqual(['GRU', 'LIS', 'LIS', 'GRU']);
  await window.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(values).toEqual(before);
});
