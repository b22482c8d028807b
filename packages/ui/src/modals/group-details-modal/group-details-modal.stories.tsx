import type { AirQuoteGroup } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { AIR_GROUP, BARE_AIR_GROUP, foundFlights, LOGO_PATTERN } from '../../test-support/search-groups.ts';
import { GroupDetailsModal } from './index.ts';

const FAMILIES = [
  { identificador: 'LIGHT', descricao: 'Só bagagem de mão; sem marcação de assento', link: 'https://voegol.example/light' },
  { identificador: 'PLUS', descricao: 'Uma bagagem de 23 kg e marcação de assento', link: null },
];
/** Economy out, business back. */
const MIXED: AirQuoteGroup = {
  id: 'mixed',
  cotacoes: [
    {
      ...foundFlights({ id: 'mixed-1' }, 1),
      segmentos: foundFlights({}, 1).segmentos.map((segment, index) => ({
        ...segment,
        voos: segment.voos.map((flight) =>
          index === 0 ? flight : { ...flight, tipoCabine: 'EXECUTIVA', bagagemQuantidade: 2, bagagemPeso: 32 },
        ),
      })),
    },
  ],
};

const meta = {
  title: 'Modals/GroupDetailsModal',
  component: GroupDetailsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onChoose: fn(),
    context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima, João Sá',
    group: AIR_GROUP,
    chosenId: null,
    logoPattern: LOGO_PATTERN,
  },
} satisfies Meta<typeof GroupDetailsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Detalhes da oferta' }));
const quotes = () => dialog().getAllByRole('article');
const LIGHT = 'Escolher: LIGHT, Gol, R$\u00a01.587,54';

export const States: Story = { args: { chosenId: 'air-2', families: FAMILIES, isExpired: ({ id }) => id === 'air-1' } };
export const One: Story = { args: { group: { id: 'one', cotacoes: [foundFlights()] } } };
export const DifferentCabins: Story = { args: { group: MIXED } };
export const HardlyTold: Story = { args: { group: BARE_AIR_GROUP, logoPattern: undefined } };
export const Disabled: Story = { args: { disabled: true, chosenId: 'air-1' } };
export const FamiliesLoading: Story = { args: { loading: true } };
export const FamiliesFailed: Story = { args: { error: 'Erro ao buscar famílias da companhia aérea', onRetry: fn() } };
export const Loading: Story = { args: { group: undefined, loading: true } };
export const Failed: Story = { args: { group: undefined, onRetry: fn() } };
export const OnAPhone: Story = { ...onScreen('phone'), args: { chosenId: 'air-2', families: FAMILIES } };

export const TellsTheQuotes: Story = {
  name: 'S-047 the quotes of a group tell segments, flights, cabin, baggage, fare family, fare, taxes, fee, total and supplier, the cheapest first',
  args: { families: FAMILIES },
  play: async ({ mount, args }) => {
    await mount();
    const names = quotes().map((each) => within(each).getByRole('heading').textContent);
    await expect(names).toEqual(['LIGHT', 'PLUS', 'MAX']);
    const [light, plus, max] = quotes();
    await expect(light).toHaveTextContent('Só bagagem de mão; sem marcação de assento');
    await expect(light).toHaveTextContent('CabineEconômica');
    await expect(light).toHaveTextContent('BagagemBagagem não inclusa');
    await expect(plus).toHaveTextContent('Bagagem inclusa: 1 de 23 kg');
    await expect(max).toHaveTextContent('Duas bagagens, reembolsável');
    await expect(max).toHaveTextContent('FornecedorFrontur');
    const values = within(light as HTMLElement)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));
    await expect(values.slice(0, 8)).toEqual([
      'Total do cliente R$ 1.587,54',
      'Tarifa R$ 1.234,50',
      'Taxas R$ 89,90',
      'Fee R$ 45,00',
      'Markup R$ 123,45',
      'Taxa extra R$ 30,00',
      'ISS R$ 24,69',
      'DU/RAV R$ 40,00',
    ]);
    const [out, back] = [...document.querySelectorAll('[data-part="segment"]')];
    await expect(out).toHaveTextContent('Ida GRU → REC1 escala');
    await expect(out).toHaveTextContent(/Gol · G3\s1640/);
    await expect(out).toHaveTextContent('Espera em BSB: 01:15');
    await expect(out).toHaveTextContent(/Gol · G3\s1822/);
    await expect(out).toHaveTextContent('Aeroporto Internacional de Brasília → Aeroporto Internacional do Recife');
    await expect(back).toHaveTextContent('Volta REC → GRUDireto');
    await mount(<GroupDetailsModal {...args} group={MIXED} />);
    await expect(quotes()[0]).toHaveTextContent('CabineIda GRU → REC: EconômicaVolta REC → GRU: Executiva');
    await expect(quotes()[0]).toHaveTextContent('Volta REC → GRU: Bagagem inclusa: 2 de 32 kg');
  },
};

/** The days of the flights. */
const days = () =>
  dialog()
    .getAllByText(/ \d\d\/\d\d$/)
    .map(({ textContent }) => textContent);
export const Days: Story = {
  name: 'S-393 the day of a flight has its weekday, day and month',
  play: async () => {
    await expect(days()).toEqual(['quinta-feira 10/12', 'quinta-feira 10/12', 'segunda-feira 14/12']);
  },
};
export const DaysInEnglish: Story = {
  name: 'S-393 in English the weekday is English',
  globals: { language: 'en' },
  play: async () => {
    const english = within(await screen.findByRole('dialog'));
    await expect(english.getAllByText(/ \d\d\/\d\d$/).map(({ textContent }) => textContent)).toEqual([
      'Thursday 10/12',
      'Thursday 10/12',
      'Monday 14/12',
    ]);
  },
};

export const Chooses: Story = {
  name: 'S-047 the button of a quote chooses it, by keyboard alone; the chosen one says so and has the focus, and keeps it while nothing can be chosen',
  play: async ({ args, mount, userEvent }) => {
    await mount();
    await waitFor(() => expect(dialog().getByRole('button', { name: LIGHT })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(AIR_GROUP.cotacoes[0]);
    await mount(<GroupDetailsModal {...args} chosenId="air-1" disabled />);
    const chosen = () => dialog().getByRole('button', { name: /^Escolhida: LIGHT/ });
    await waitFor(() => expect(chosen()).toHaveFocus());
    await expect(chosen()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

export const ChosenHasTheFocus: Story = {
  name: 'the window begins at the chosen quote',
  args: { chosenId: 'air-3' },
  play: async () => {
    await waitFor(() => expect(dialog().getByRole('button', { name: /^Escolhida: MAX/ })).toHaveFocus());
  },
};

export const FamiliesMissing: Story = {
  name: 'while the families load or after they failed the quotes stay and can be chosen',
  args: { error: 'Erro ao buscar famílias da companhia aérea', onRetry: fn() },
  play: async ({ args, mount, userEvent }) => {
    await mount();
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(quotes()).toHaveLength(3);
    await mount(<GroupDetailsModal {...args} error={undefined} loading />);
    await userEvent.click(dialog().getByRole('button', { name: LIGHT }));
    await expect(args.onChoose).toHaveBeenCalledWith(AIR_GROUP.cotacoes[1]);
  },
};
