import type { Airline, Airport } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { AIRLINES, AIRPORTS } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { ItineraryPaste, type ItineraryPasteProps } from './itinerary-paste.tsx';

const AMADEUS = `RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM
  1.LIMA/ANA BEATRIZ MRS   2.SA/JOAO MR
  3  G31640 Y 10DEC 4 GRUREC HK2  0810 1125  10DEC  E  G3/QK7LMN
  4  G31651 Y 14DEC 1 RECGRU HK2  1840 2205  14DEC  E  G3/QK7LMN
  5 AP SAO 11 2222-1111 - A
  6 TK TL25NOV/1800/SAOBR28ZZ`;
const PARTLY = `Bom dia! Segue a reserva:
RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM
  1.LIMA/ANA BEATRIZ MRS
  2  LA3250 Y 10DEC 4 GRUBSB HK1  0700 0845  10DEC  E
  3  LA3612 Y 10DEC 4 BSBREC HX1  1000 1235  10DEC  E
  4  LA3614 Y 10DEC 4 BSBREC HK1  1030 1305  10DEC  E
     OPERATED BY LATAM AIRLINES BRASIL
  5  ARNK
  6  LA3251 Y 31APR 6 NATGRU HK1  1840 2205
  7 TK OK20NOV/SAOBR28ZZ//ETTP`;
const TWICE = `${AMADEUS}
${AMADEUS.replace('W2XEAM', 'K4PQ7Z')}`;
const UNKNOWN = `1P-Z4QT8M
 1.1TORRES/CAIO*ADT
 1 ZZ 459H 11MAY TU GRUQQQ HK1   1815   1035 #1/O $   E`;

const sources: ItineraryPasteProps['sources'] = {
  searchAirports: async (term): Promise<readonly Airport[]> => AIRPORTS.filter(({ iata }) => iata === term),
  searchAirlines: async (term): Promise<readonly Airline[]> => AIRLINES.filter(({ iata }) => iata === term),
};
const never = () => new Promise<never>(() => undefined);

function Pasting(props: ItineraryPasteProps) {
  const [open, setOpen] = useState(props.open);
  const [text, setText] = useState(props.value);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Colar itinerário</Button>
      <ItineraryPaste
        {...props}
        open={open}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setOpen(next);
        }}
        value={text}
        onValueChange={(next) => {
          props.onValueChange(next);
          setText(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Quote/ItineraryPaste',
  component: ItineraryPaste,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    value: AMADEUS,
    onValueChange: fn(),
    sources,
    now: () => new Date('2026-11-22T12:00:00Z'),
    onUse: fn(),
  },
  render: (args) => <Pasting {...args} />,
} satisfies Meta<typeof ItineraryPaste>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => within(screen.getByRole('dialog', { name: 'Colar itinerário' }));
const text = () => box().getByRole('textbox', { name: 'Texto do sistema de reservas' });
const use = () => box().getByRole('button', { name: 'Usar' });
const lines = () => box().getAllByRole('listitem');

export const ReadWhole: Story = {};
export const Partly: Story = { args: { value: PARTLY }, tags: ['picture'] };
export const Empty: Story = { args: { value: '' } };
export const NothingUnderstood: Story = { args: { value: 'Bom dia, tudo bem?\nConsegue cotar Recife em dezembro?\nAbraços' } };
export const LookingUp: Story = { args: { sources: { searchAirports: never, searchAirlines: never } } };
export const LookupFailed: Story = {
  args: {
    sources: { searchAirports: () => Promise.reject(new Error('offline')), searchAirlines: () => Promise.reject(new Error('offline')) },
  },
};
export const UnknownCodes: Story = { args: { value: UNKNOWN } };
export const PhonePartly: Story = { ...onScreen('phone'), args: { value: PARTLY } };

export const LineByLine: Story = {
  name: 'B-006 what was read stands at the right, line by line; a line that was not understood says so in words',
  args: { value: PARTLY },
  play: async () => {
    await waitFor(() =>
      expect(box().getByRole('status')).toHaveTextContent('Amadeus · W2XEAM · 1 trecho · 2 voos · 2 linhas não entendidas'),
    );
    const said = [
      /^1Não entendida: Bom dia! Segue a reserva:$/,
      /^2Localizador: W2XEAM$/,
      /^3Passageiro: LIMA\/ANA BEATRIZ MRS$/,
      /^4LA 3250GRU → BSB10\/12\/2026 07:00 → 10\/12\/2026 08:45HK.*São Paulo, SP → Brasília, DF$/,
      /^5Voo HX, cancelado ou recusado, fica de fora: 3 {2}LA3612 Y/,
      /^6LA 3614BSB → REC10\/12\/2026 10:30/,
      /^7Nada para a cotação: OPERATED BY/,
      /^8Trecho terrestre$/,
      /^9Não entendida: 6 {2}LA3251 Y 31APR/,
      /^10Prazo para emitir: sem prazo$/,
    ];
    await expect(lines()).toHaveLength(said.length);
    for (const [index, line] of lines().entries()) await waitFor(() => expect(line.textContent).toMatch(said[index] as RegExp));
    const { left } = text().getBoundingClientRect();
    await expect(lines()[0]?.getBoundingClientRect().left).toBeGreaterThan(left);
  },
};

export const SeveralReservations: Story = {
  name: 'a text with another reservation says so before it is used',
  args: { value: TWICE },
  play: async () => {
    await waitFor(() => expect(box().getByRole('status')).toHaveTextContent('W2XEAM · outra reserva no texto: K4PQ7Z ·'));
  },
};

export const UsedByKeyboard: Story = {
  name: 'B-006 the focus starts in the text, Ctrl+Enter uses what was read and looked up, and the text is not changed',
  args: { value: '' },
  play: async ({ args }) => {
    await waitFor(() => expect(text()).toHaveFocus());
    await expect(use()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.paste(AMADEUS);
    await expect(text()).toHaveValue(AMADEUS);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onUse).toHaveBeenCalledTimes(1));
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ system: 'amadeus', locator: 'W2XEAM' }), {
      airports: new Map(AIRPORTS.filter(({ iata }) => ['GRU', 'REC'].includes(iata)).map((airport) => [airport.iata, airport])),
      airlines: new Map([['G3', AIRLINES[0]]]),
    });
    await expect(text()).toHaveValue(AMADEUS);
  },
};

export const EscapeFillsNothing: Story = {
  name: 'Escape closes and fills nothing; the focus returns to what opened the box, where the text still is, for the next one to take its place',
  args: { open: false, value: '' },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Colar itinerário' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.paste(AMADEUS);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text()).toHaveFocus());
    await expect(text()).toHaveValue(AMADEUS);
    // What is pasted now takes its place instead of standing before its first line.
    await userEvent.paste(PARTLY);
    await expect(text()).toHaveValue(PARTLY);
  },
};

let answer: (airports: readonly Airport[]) => void = () => undefined;
export const WaitsForTheLookup: Story = {
  name: 'B-006 what is pressed while airports are looked up is done when they are found; each code is asked for once',
  args: {
    value: AMADEUS,
    sources: {
      ...sources,
      searchAirports: fn(async (term: string) => {
        if (term !== 'REC') return AIRPORTS.filter(({ iata }) => iata === term);
        return new Promise<readonly Airport[]>((resolve) => {
          answer = resolve;
        });
      }),
    },
  },
  play: async ({ args }) => {
    await expect(box().getByRole('status')).toHaveTextContent('Consultando aeroportos e companhias…');
    const button = use();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onUse).not.toHaveBeenCalled();
    answer(AIRPORTS);
    await waitFor(() => expect(args.onUse).toHaveBeenCalledTimes(1));
    await expect(args.sources.searchAirports).toHaveBeenCalledTimes(2);
  },
};

let offline = true;
export const LookupAgain: Story = {
  name: 'B-006 a lookup that failed is said, can be tried again, and does not keep the codes from being used',
  args: {
    sources: {
      ...sources,
      searchAirlines: async (term, signal) => (offline ? Promise.reject(new Error('offline')) : sources.searchAirlines(term, signal)),
    },
  },
  play: async ({ args }) => {
    offline = true;
    await expect(await box().findByText('Não foi possível consultar aeroportos e companhias.')).toBeVisible();
    await userEvent.click(use());
    await waitFor(() => expect(args.onUse).toHaveBeenCalledTimes(1));
    await expect(args.onUse).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ airlines: new Map() }));
    offline = false;
    await userEvent.click(box().getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(box().queryByText('Não foi possível consultar aeroportos e companhias.')).toBeNull());
    await expect(await box().findAllByText(/^Gol · São Paulo, SP → Recife, PE$/)).toHaveLength(1);
  },
};

export const UnknownIsSaid: Story = {
  name: 'B-006 an airport or airline that the lookup does not know is said at its line, and is used as a code without a name',
  args: { value: UNKNOWN },
  play: async ({ args }) => {
    await expect(await box().findByText('ZZ não está no cadastro')).toBeVisible();
    await expect(box().getByText('QQQ não está no cadastro')).toBeVisible();
    await expect(box().queryByText('GRU não está no cadastro')).toBeNull();
    await userEvent.click(use());
    await waitFor(() => expect(args.onUse).toHaveBeenCalledTimes(1));
  },
};
