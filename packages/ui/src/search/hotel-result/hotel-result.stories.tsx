import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { foundStay, HOTEL_GROUP } from '../../test-support/search-groups.ts';
import { HotelResult } from './hotel-result.tsx';

const meta = {
  title: 'Search/HotelResult',
  component: HotelResult,
  args: { group: HOTEL_GROUP, chosenId: null, onChoose: fn() },
} satisfies Meta<typeof HotelResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const MUCH = {
  id: 'much',
  cotacoes: [foundStay({ inclusos: ['Wi-Fi', 'Piscina', 'Academia', 'Sauna', 'Estacionamento', 'Lavanderia', 'Bar', 'Spa'] })],
};
const BARE = {
  id: 'bare',
  cotacoes: [
    foundStay({
      nome: 'Pousada do Cais',
      estrelas: null,
      endereco: null,
      cidade: null,
      tipoApartamento: null,
      tipoQuarto: 'DUPLO',
      tipoCama: 'NAO_INFORMADO',
      regimeAlimentacao: null,
      inclusos: [],
      quantidadeDiarias: 1,
      tarifaMedia: null,
    }),
  ],
};

export const WithRooms: Story = { args: { cheapest: true, onDetails: fn() } };
export const MuchIncluded: Story = { args: { group: MUCH } };
export const HardlyTold: Story = { args: { group: BARE } };
export const Chosen: Story = { args: { chosenId: 'hotel-1' } };
export const OtherRoomChosen: Story = { args: { chosenId: 'hotel-2' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnPhone: Story = { ...onScreen('phone'), args: { cheapest: true, onDetails: fn(), chosenId: 'hotel-2' } };

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-3">
      <HotelResult {...args} cheapest onDetails={fn()} />
      <HotelResult {...args} chosenId="hotel-2" />
      <HotelResult {...args} group={MUCH} chosenId="hotel-1" />
      <HotelResult {...args} group={BARE} disabled />
    </div>
  ),
};

export const TellsTheHotel: Story = {
  name: 'a hotel tells its stars in words too, its address, the room with bed and meals, what is included, the total and its nights',
  play: async ({ args, canvas, mount }) => {
    await mount();
    const card = () => canvas.getByRole('article');
    await expect(card()).toHaveAccessibleName('Oferta Hotel Boa Viagem');
    await expect(canvas.getByText('4 estrelas')).toBeInTheDocument();
    await expect(canvas.getByText('Av. Boa Viagem, 1906, Recife')).toBeVisible();
    await expect(canvas.getByText('Duplo superior · Cama de casal · Café da manhã')).toBeVisible();
    const items = within(canvas.getByRole('list', { name: 'Incluído no preço' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Wi-Fi', 'Estacionamento', 'Piscina']);
    await expect(card()).toHaveTextContent('Estadia: qui 10/12 – dom 13/12');
    await expect(card()).toHaveTextContent(/R\$\s995,48/);
    await expect(card()).toHaveTextContent(/3 diárias · média R\$\s275,50/);
    await mount(<HotelResult {...args} year="2027" />);
    await expect(card()).toHaveTextContent('Estadia: qui 10/12/2026 – dom 13/12/2026');
    await mount(<HotelResult {...args} group={MUCH} />);
    await expect(canvas.getByText('mais 2')).toBeVisible();
    await mount(<HotelResult {...args} group={BARE} />);
    await expect(canvas.getByText('Duplo')).toBeVisible();
    await expect(canvas.getByText('1 diária')).toBeVisible();
    await expect(canvas.queryByText(/estrela/)).toBeNull();
  },
};

export const Chooses: Story = {
  name: 'the cheapest room is shown and chosen by its button; other rooms are listed below with their price',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Escolher: Hotel Boa Viagem, Duplo superior, .*R\$\s995,48$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(HOTEL_GROUP.cotacoes[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Mais 1 opção, por R\$\s1\.240,00$/ }));
    await expect(canvas.getByText('Suíte vista-mar · Café da manhã')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Escolher: .*Suíte vista-mar/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(HOTEL_GROUP.cotacoes[1]);
  },
};

export const Compares: Story = {
  name: 'it is compared with what is chosen of another offer, and not while nothing is chosen, or itself',
  args: { chosenId: 'other', onCompare: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: /^Comparar com o escolhido: \S/ }));
    await expect(args.onCompare).toHaveBeenCalledWith(HOTEL_GROUP.cotacoes.find(({ id }) => id === 'hotel-1'));
    for (const chosenId of [null, 'hotel-1', 'hotel-2']) {
      await mount(<HotelResult {...args} chosenId={chosenId} />);
      await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
    }
    await mount(<HotelResult {...args} onCompare={undefined} />);
    await expect(canvas.queryByRole('button', { name: /^Comparar/ })).toBeNull();
  },
};
