import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { BUS_GROUP, foundTrip } from '../../test-support/search-groups.ts';
import { BusResult } from './bus-result.tsx';

const meta = {
  title: 'Search/BusResult',
  component: BusResult,
  args: { group: BUS_GROUP, chosenId: null, onChoose: fn() },
} satisfies Meta<typeof BusResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const BARE = {
  id: 'bare',
  cotacoes: [
    foundTrip({
      nomeCia: null,
      fornecedorServico: null,
      classe: null,
      dataChegada: null,
      rodoviariaPartida: null,
      rodoviariaChegada: null,
    }),
  ],
};

export const WithSellers: Story = { args: { cheapest: true, onDetails: fn() } };
export const HardlyTold: Story = { args: { group: BARE } };
export const Chosen: Story = { args: { chosenId: 'bus-1' } };
export const OtherSellerChosen: Story = { args: { chosenId: 'bus-2' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnPhone: Story = { ...onScreen('phone'), args: { cheapest: true, onDetails: fn(), chosenId: 'bus-2' } };

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-3">
      <BusResult {...args} cheapest onDetails={fn()} />
      <BusResult {...args} chosenId="bus-2" />
      <BusResult {...args} chosenId="bus-1" />
      <BusResult {...args} group={BARE} disabled />
    </div>
  ),
};

export const TellsTheCoach: Story = {
  name: 'a coach tells company and class, times with the time under way and the days by which it arrives later, and its stations',
  play: async ({ args, canvas, mount }) => {
    await mount();
    const card = () => canvas.getByRole('article');
    await expect(card()).toHaveAccessibleName('Oferta Viação Cometa');
    await expect(canvas.getByText('Semileito')).toBeVisible();
    await expect(card()).toHaveTextContent('Partida 22:30');
    await expect(card()).toHaveTextContent('Duração 7 h 40');
    await expect(card()).toHaveTextContent('Chegada 06:10+1 1 dia depois');
    await expect(card()).toHaveTextContent('De São Paulo, SP (Tietê) → Para Campinas, SP (Rodoviária)');
    await expect(card()).toHaveTextContent(/R\$\s233,20/);
    await mount(<BusResult {...args} year="2027" />);
    await expect(card()).toHaveTextContent('qui 10/12/2026');
    await mount(<BusResult {...args} group={BARE} />);
    await expect(card()).toHaveAccessibleName('Oferta Viação a definir');
    await expect(card()).not.toHaveTextContent('Duração');
  },
};

export const Chooses: Story = {
  name: 'the cheapest seller is chosen by the button; the others are listed below',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Escolher: Viação Cometa, Semileito, partida 22:30, R\$\s233,20$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(BUS_GROUP.cotacoes[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Mais 1 opção, por R\$\s241,00$/ }));
    await expect(canvas.getByText('Quero Passagem')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Escolher: .*R\$\s241,00$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(BUS_GROUP.cotacoes[1]);
  },
};

export const Compares: Story = {
  name: 'it is compared with what is chosen of another offer, and not while nothing is chosen, or itself',
  args: { chosenId: 'other', onCompare: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: /^Comparar com o escolhido: \S/ }));
    await expect(args.onCompare).toHaveBeenCalledWith(BUS_GROUP.cotacoes.find(({ id }) => id === 'bus-1'));
    for (const chosenId of [null, 'bus-1', 'bus-2']) {
      await mount(<BusResult {...args} chosenId={chosenId} />);
      await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
    }
    await mount(<BusResult {...args} onCompare={undefined} />);
    await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
  },
};
