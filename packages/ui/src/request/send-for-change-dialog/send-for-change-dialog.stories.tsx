import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, hotelService, travelRequest } from '../../test-support/request-fixtures.ts';
import { SendForChangeDialog } from './index.ts';

const flight = storedRoundTrip({ statusCotacao: 'EMISSAO_FINALIZADA', dataEmissao: '2026-11-20T12:00:00Z' });
const [stay] = hotelService().cotacoes;
const request = travelRequest({
  status: 'EMISSAO_ALTERACAO',
  servicosAereos: [airService({ escolhida: flight })],
  servicosHotel: [hotelService({ escolhida: stay ? { ...stay, statusCotacao: 'EMISSAO_FINALIZADA' } : null })],
});

const meta = {
  title: 'Request/SendForChangeDialog',
  component: SendForChangeDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: true, onOpenChange: fn(), onSend: fn(), request },
} satisfies Meta<typeof SendForChangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { tags: ['picture'] };
export const Failed: Story = { args: { error: 'Erro ao enviar os serviços para alteração.' } };
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Sends: Story = {
  name: 'sends the chosen services, each with what changes in it; without one it says so',
  play: async ({ args, userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Enviar para alteração' });
    await userEvent.click(send);
    await expect(screen.getByRole('alert')).toHaveTextContent('Escolha ao menos um serviço.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Recife, PE/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'O que muda em Recife, PE' }), ' Uma noite a mais. ');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith([{ service: request.servicosHotel[0], observacao: 'Uma noite a mais.' }]);
  },
};
