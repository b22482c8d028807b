import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { AirlineLogo } from './airline-logo.tsx';

/** Pictures that need no network, with the code in them. */
const PATTERN = svgPicture(
  64,
  48,
  '<rect width="64" height="48" rx="8" fill="#f26b21"/><path d="M12 34 52 14 40 38Z" fill="#fff"/><title>{iata}</title>',
);
const BROKEN = 'data:image/png;base64,{iata}';

const meta = {
  title: 'Search/AirlineLogo',
  component: AirlineLogo,
  args: { iata: 'G3', name: 'Gol', pattern: PATTERN },
} satisfies Meta<typeof AirlineLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Failed: Story = { args: { pattern: BROKEN } };
export const WithoutPattern: Story = { args: { pattern: undefined } };
export const BesideItsName: Story = {
  args: { name: undefined },
  render: (args) => (
    <p className="g:flex g:items-center g:gap-2">
      <AirlineLogo {...args} />
      Gol
    </p>
  ),
};

export const States: Story = {
  render: (args) => (
    <div className="g:flex g:flex-wrap g:items-center g:gap-4">
      <AirlineLogo {...args} />
      <AirlineLogo {...args} iata="AD" name="Azul" pattern={BROKEN} />
      <AirlineLogo {...args} iata="LA" name="Latam" pattern={undefined} />
      <AirlineLogo {...args} iata="2Z" name="Passaredo" pattern={undefined} />
    </div>
  ),
};

export const ShowsTheCode: Story = {
  name: 'S-056 the logo is fetched by the IATA code; when it fails to load, the code takes its place in the same size',
  play: async ({ args, canvas, mount }) => {
    await mount();
    const logo = () => canvas.getByRole('img', { name: /Gol|Azul/ });
    const image = logo().querySelector('img');
    await expect(decodeURIComponent(image?.src ?? '')).toContain('<title>G3</title>');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    const { width, height } = logo().getBoundingClientRect();
    await expect(logo()).toHaveTextContent('');

    await mount(<AirlineLogo {...args} iata="AD" name="Azul" pattern={BROKEN} />);
    await waitFor(() => expect(logo()).toHaveTextContent('AD'));
    await expect(logo().querySelector('img')).toBeNull();
    await expect(logo().getBoundingClientRect()).toMatchObject({ width, height });

    // Another address is tried again.
    await mount(<AirlineLogo {...args} iata="AD" name="Azul" />);
    await waitFor(() => expect(logo().querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await mount(<AirlineLogo {...args} pattern={undefined} />);
    await expect(logo()).toHaveTextContent('G3');
  },
};
