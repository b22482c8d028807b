import type { AirQuote, CapturedData } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedRoundTrip, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { AirCaptureModal, type AirCaptureModalProps } from './air-capture-modal.tsx';

const quote = storedRoundTrip({ localizador: 'XYZ123', markup: 0, markupManual: false });
const flights = quote.segmentos.flatMap(({ voos }) => voos);
const DATA: CapturedData = {
  statusEmissao: 'EMITIDA',
  voos: flights.map(({ origem, dataPartida }) => ({
    origem: origem ?? 'GRU',
    dataPartida: dataPartida ?? '2026-12-10T08:10',
    localizador: 'XYZ123',
  })),
  passageiros: [
    { nome: 'JOAO', sobrenome: 'SA', assentos: ['12B', '7B'] },
    { nome: 'ANA BEATRIZ', sobrenome: 'LIMA', assentos: ['12A', '7A'] },
  ],
  bilhetes: [{ numero: '9572401118357' }, { numero: '9572401118358' }],
  tarifa: 1244.5,
  taxas: 89.9,
  fee: null,
  duRav: 42,
  prazoEmissao: '2026-12-01T20:00:00Z',
  localizador: 'XYZ123',
  dataEmissao: '2026-11-21T18:00:00Z',
};
const returns = (changes: Partial<CapturedData>) => ({
  args: { onCapture: fn<AirCaptureModalProps['onCapture']>(async () => ({ ...DATA, ...changes })) },
});

const meta = {
  title: 'Modals/AirCaptureModal',
  component: AirCaptureModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    quote,
    travellers: TRAVELLERS,
    markup: { ownAgency: true, requestStatus: 'EMISSAO', marginPercent: 10 },
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC',
    onCapture: fn<AirCaptureModalProps['onCapture']>(async () => DATA),
    onApply: fn(),
  },
} satisfies Meta<typeof AirCaptureModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const window = () => within(screen.getByRole('dialog'));
const locator = () => window().getByRole('textbox', { name: 'Localizador' });
const capture = () => userEvent.click(window().getByRole('button', { name: 'Capturar' }));
const question = (name: RegExp) => screen.findByRole('alertdialog', { name });
const lastApplied = (onApply: unknown) => (onApply as ReturnType<typeof fn<(filled: AirQuote) => void>>).mock.lastCall?.[0];

export const Empty: Story = { args: { quote: storedRoundTrip({ localizador: null }) } };
export const Captured: Story = { tags: ['picture'], args: { initial: DATA } };
export const OnPhone: Story = { args: { initial: DATA }, globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const Waiting: Story = {
  name: 'a double press asks once',
  args: { onCapture: fn<AirCaptureModalProps['onCapture']>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.dblClick(window().getByRole('button', { name: 'Capturar' }));
    await expect(window().getByRole('button', { name: /Aguarde/, busy: true })).toBeVisible();
    await expect(args.onCapture).toHaveBeenCalledTimes(1);
  },
};

export const Asks: Story = {
  name: 'Q-060 asks for locator and issuing system, of which the consolidator’s own is the standard one, and sends both',
  play: async ({ args }) => {
    await waitFor(() => expect(locator()).toHaveFocus());
    await expect(locator()).toHaveValue('XYZ123');
    await userEvent.selectOptions(window().getByRole('combobox', { name: 'Sistema emissor' }), 'SABRE');
    await capture();
    await expect(args.onCapture).toHaveBeenCalledWith({ localizador: 'XYZ123', sistemaEmissor: 'SABRE' });
    await userEvent.click(window().getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithoutLocator: Story = {
  name: 'Q-189 without a locator it says so, and asks nobody',
  args: { quote: storedRoundTrip({ localizador: null }) },
  play: async ({ args }) => {
    await capture();
    await expect(locator()).toHaveAccessibleDescription('Informe o localizador.');
    await expect(args.onCapture).not.toHaveBeenCalled();
  },
};

const rejected =
  (words: string): NonNullable<Story['play']> =>
  async ({ args }) => {
    await capture();
    await expect(await window().findByRole('alert')).toHaveTextContent(words);
    await expect(window().queryByRole('table')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onApply).not.toHaveBeenCalled();
  };
export const Cancelled: Story = {
  name: 'Q-190 Q-194 a cancelled issue is rejected, whatever else differs',
  ...returns({ statusEmissao: 'CANCELADA', voos: [] }),
  play: rejected('A emissão encontrada está cancelada.'),
};
export const OtherCount: Story = {
  name: 'Q-191 Q-194 another number of flights is rejected with both counts, before their days',
  ...returns({ voos: DATA.voos.slice(0, 1).map((flight) => ({ ...flight, dataPartida: '2026-01-01T08:00' })) }),
  play: rejected('A quantidade de voos capturada (1) é diferente da quantidade da cotação (2).'),
};
export const OtherDay: Story = {
  name: 'Q-192 Q-194 another day of departure is rejected, and other travellers are not asked about',
  ...returns({ voos: DATA.voos.map((flight) => ({ ...flight, dataPartida: '2026-12-11T08:10' })), passageiros: [] }),
  play: rejected('A data de partida do voo capturado é diferente da data da cotação.'),
};

export const Questions: Story = {
  name: 'Q-193 Q-194 other travellers and another origin ask one after the other; declining applies nothing',
  ...returns({ passageiros: [], voos: DATA.voos.map((flight) => ({ ...flight, origem: 'VCP' })) }),
  play: async ({ args }) => {
    await capture();
    await userEvent.click(within(await question(/^Os viajantes da emissão capturada são diferentes/)).getByRole('button', { name: 'Sim' }));
    await userEvent.click(within(await question(/^A origem da emissão capturada é diferente/)).getByRole('button', { name: 'Não' }));
    await expect(window().queryByRole('table')).toBeNull();
    await expect(args.onApply).not.toHaveBeenCalled();
    await capture();
    for (const name of [/^Os viajantes/, /^A origem/]) {
      await userEvent.click(within(await question(name)).getByRole('button', { name: 'Sim' }));
    }
    await expect(await window().findByRole('table', { name: 'Diferenças' })).toBeVisible();
  },
};

export const OneByOne: Story = {
  name: 'Q-060 Q-195 the differences stand side by side, and are applied one by one or all at once; margin and total follow',
  args: { initial: DATA },
  play: async ({ args }) => {
    const row = (name: RegExp) => window().getByRole('row', { name });
    await expect(row(/^Tarifa/)).toHaveTextContent('R$ 1.234,50R$ 1.244,50');
    await expect(row(/^DU\/RAV/)).toHaveTextContent('R$ 40,00R$ 42,00');
    await expect(row(/^Bilhetes/)).toHaveTextContent('–9572401118357 / 9572401118358');
    await expect(window().queryByRole('row', { name: /^Taxas/ })).toBeNull();
    await userEvent.click(window().getByRole('button', { name: 'Aplicar Tarifa' }));
    await expect(lastApplied(args.onApply)).toMatchObject({
      tarifa: 1244.5,
      markup: 124.45,
      duRav: 40,
      numeroBilhete: quote.numeroBilhete,
    });
    await expect(row(/^Tarifa/)).toHaveTextContent('Aplicado');
    await waitFor(() => expect(window().getByRole('button', { name: 'Aplicar tudo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledTimes(2);
    await expect(lastApplied(args.onApply)).toMatchObject({
      numeroBilhete: '9572401118357/9572401118358',
      tarifa: 1244.5,
      taxas: 89.9,
      fee: 45,
      duRav: 42,
      validadeReserva: '2026-12-01T20:00:00Z',
      dataEmissao: '2026-11-21T18:00:00Z',
    });
    const [out] = lastApplied(args.onApply)?.segmentos[0]?.voos ?? [];
    await expect(out).toMatchObject({
      localizador: 'XYZ123',
      assentos: [
        { idViajante: 'v2', assento: '12B' },
        { idViajante: 'v1', assento: '12A' },
      ],
    });
    await expect(window().queryByRole('button', { name: /^Aplicar/ })).toBeNull();
    await waitFor(() => expect(locator()).toHaveFocus());
  },
};

export const NotFound: Story = {
  name: 'Q-060 a capture that fails says why, and what was typed stays',
  args: { onCapture: fn<AirCaptureModalProps['onCapture']>(async () => 'captura_registro_nao_encontrado') },
  play: async () => {
    await capture();
    await expect(await window().findByRole('alert')).toHaveTextContent('Registro não encontrado para o localizador informado.');
    await expect(locator()).toHaveValue('XYZ123');
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit beside the captured ones',
  args: { quote: { ...quote, tarifa: 12345678.9 }, initial: { ...DATA, tarifa: 1234567.89, taxas: 1234567.89 } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(2);
    await expect(unfitting).toEqual([]);
  },
};

export const DoublePress: Story = {
  name: 'the second press of a double one on the capture applies nothing, though another button has come into its place',
  args: { initial: DATA },
  play: async ({ args }) => {
    const all = window().getByRole('button', { name: 'Aplicar tudo' });
    // Something was pressed in the window before.
    await userEvent.click(locator());
    await fireEvent.click(all, { detail: 2 });
    await expect(args.onApply).not.toHaveBeenCalled();
    await fireEvent.click(all, { detail: 1 });
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
};

export const DoubleEnter: Story = {
  name: 'the second Enter of a double one on the locator applies nothing, though the focus has gone on to the button that does',
  play: async ({ args }) => {
    await userEvent.click(locator());
    await userEvent.keyboard('{Enter}');
    const all = await window().findByRole('button', { name: 'Aplicar tudo' });
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(all);
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    await expect(args.onCapture).toHaveBeenCalledTimes(1);
  },
};

export const TicketsOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone the tickets of two travellers stand beside one another, and each button is whole in sight',
  args: { quote: { ...quote, numeroBilhete: '9572401118357' }, initial: DATA },
  play: async () => {
    const body = screen.getByRole('dialog').querySelector('[data-slot="dialog-body"]');
    await expect(window().getByRole('row', { name: /^Bilhetes/ })).toHaveTextContent('9572401118358');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
    await userEvent.click(window().getByRole('button', { name: 'Aplicar tudo' }));
    await expect(await window().findAllByText('Aplicado')).not.toHaveLength(0);
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
};
