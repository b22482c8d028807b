import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TRAVELLERS, USD } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { foundTrip } from '../../test-support/search-groups.ts';
import { BusDetailsModal } from './index.ts';

const BARE = foundTrip({
  nomeCia: null,
  rodoviariaPartida: null,
  rodoviariaChegada: null,
  classe: null,
  dataPartida: null,
  dataChegada: null,
  fornecedorServico: null,
});

const meta = {
  title: 'Modals/BusDetailsModal',
  component: BusDetailsModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Solicitação 48210 · São Paulo → Campinas',
    quote: foundTrip({ statusCotacao: 'EMISSAO_PENDENTE' }),
    service: { origem: 'São Paulo', destino: 'Campinas' },
    travellers: TRAVELLERS,
  },
} satisfies Meta<typeof BusDetailsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Detalhes do ônibus' }));
/** The facts, as `Classe: Semileito`. */
const facts = () =>
  dialog()
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' ').trim());

export const States: Story = {};
export const Issued: Story = { args: { quote: foundTrip({ statusCotacao: 'EMISSAO_FINALIZADA', localizador: 'BX77120', taxaExtra: 12 }) } };
export const ForeignCurrency: Story = { args: { quote: foundTrip({ moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const HardlyTold: Story = { args: { quote: BARE, travellers: [] } };
export const Loading: Story = { args: { quote: undefined } };
export const Failed: Story = { args: { quote: undefined, error: true, onRetry: fn() } };
export const OnAPhone: Story = onScreen('phone');

export const TellsTheBus: Story = {
  name: 'S-099 origin, destination, departure, arrival, class, travellers, status and the values of a bus quote are told, and nothing can be edited',
  play: async ({ args, mount }) => {
    await mount();
    await expect(facts()).toEqual([
      'Origem: São Paulo, SP (Tietê)',
      'Destino: Campinas, SP (Rodoviária)',
      'Partida: 10/12/2026 22:30',
      'Chegada: 11/12/2026 06:10',
      'Viação: Viação Cometa',
      'Classe: Semileito',
      'Situação: Emissão pendente',
      'Viajantes: Ana Beatriz Lima João Sá VIP',
      'Fornecedor: ClickBus',
      'Tarifa: R$ 178,40',
      'Taxas: R$ 9,80',
      'Fee: R$ 45,00',
      'Total do cliente: R$ 233,20',
    ]);
    await expect(dialog().queryAllByRole('textbox')).toEqual([]);
    await expect(dialog().queryAllByRole('combobox')).toEqual([]);
    await mount(<BusDetailsModal {...args} quote={BARE} travellers={[]} />);
    await expect(facts().slice(0, 4)).toEqual([
      'Origem: São Paulo',
      'Destino: Campinas',
      'Partida: —não informado',
      'Chegada: —não informado',
    ]);
  },
};

export const ClosesByKey: Story = {
  name: 'S-099 it is closed by its button or by Escape, and a failure can be tried again',
  play: async ({ args, mount, userEvent }) => {
    await mount();
    await waitFor(() => expect(dialog().getAllByRole('button', { name: 'Fechar' }).at(-1)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    const onRetry = fn();
    await mount(<BusDetailsModal {...args} quote={undefined} error="O fornecedor não respondeu." onRetry={onRetry} />);
    await expect(dialog().getByRole('alert')).toHaveTextContent('O fornecedor não respondeu.');
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
