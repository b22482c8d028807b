import { TIPO_SERVICO } from '@guiche/domain/enums';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceIcon } from './service-icon.tsx';

const meta = { title: 'Data display/ServiceIcon', id: 'data-serviceicon', component: ServiceIcon, args: { kind: 'AEREO' } } satisfies Meta<
  typeof ServiceIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  name: 'A-002 Q-003 the five kinds of service, each with icon, colour and word',
  args: { withWord: true },
  render: (args) => (
    <div className="g:flex g:flex-col g:gap-2">
      {TIPO_SERVICO.map((kind) => (
        <ServiceIcon key={kind} {...args} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Aéreo', 'Hotel', 'Carro', 'Rodoviário', 'Outros serviços']) await expect(canvas.getByText(word)).toBeVisible();
  },
};
export const IconAlone: Story = {};
export const Small: Story = { args: { size: 'sm' } };
