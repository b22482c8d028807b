import type { DismissedWarning } from '@guiche/domain/entities';
import type { TripWarning } from '@guiche/domain/trips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NOW } from '../../test-support/request-fixtures.ts';
import { TripWarnings, type TripWarningsProps } from './trip-warnings.tsx';

const place = { idServico: 's', idCotacao: 'q' };
const short: TripWarning = {
  ...place,
  chave: 'short',
  kind: 'CONEXAO_CURTA',
  local: 'BSB',
  chegada: '2026-12-10T10:00',
  partida: '2026-12-10T10:30',
  minutos: 30,
  minimo: 45,
};
const other: TripWarning = {
  ...place,
  chave: 'other',
  kind: 'OUTRA_VIAGEM',
  viajante: 'Ana Beatriz Lima',
  idSolicitacao: 48217,
  inicio: '2026-12-12',
  fim: '2026-12-16',
};
const night: TripWarning = { ...place, chave: 'night', kind: 'NOITE_DESCOBERTA', noites: ['2026-12-12', '2026-12-13'] };
const DISMISSED: DismissedWarning = {
  chave: 'night',
  motivo: 'Fica com a família.',
  por: 'Camila Nogueira Prado',
  em: NOW.toISOString(),
};

/** Keeps what was dismissed, as a screen does. */
function Kept({ dismissed: initial = [], onDismiss, onReopen, ...props }: TripWarningsProps) {
  const [dismissed, setDismissed] = useState(initial);
  return (
    <TripWarnings
      {...props}
      dismissed={dismissed}
      onDismiss={
        onDismiss &&
        (async (warning, motivo) => {
          const stored = await onDismiss(warning, motivo);
          if (stored) setDismissed([...dismissed, { ...DISMISSED, chave: warning.chave, motivo }]);
          return stored;
        })
      }
      onReopen={
        onReopen &&
        (async (warning) => {
          const stored = await onReopen(warning);
          if (stored) setDismissed(dismissed.filter(({ chave }) => chave !== warning.chave));
          return stored;
        })
      }
    />
  );
}

const meta: Meta<typeof TripWarnings> = {
  title: 'Request/TripWarnings',
  component: TripWarnings,
  args: { warnings: [short, other, night], dismissed: [DISMISSED], onDismiss: fn(async () => true), onReopen: fn(async () => true) },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const OnlyDismissed: Story = { args: { warnings: [night] } };
export const ReadOnly: Story = { args: { onDismiss: undefined, onReopen: undefined } };
export const None: Story = { args: { warnings: [] } };
export const LongContent: Story = { args: { warnings: [{ ...other, viajante: 'Ana'.repeat(60) }] } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Says: Story = {
  name: 'B-017 each warning says what is wrong and what to look at; a dismissed one says who, when and why',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Conexão de 30 min em BSB; o mínimo é 45 min. Veja se a companhia garante a conexão ou se há um voo seguinte.Dispensar',
      'Ana Beatriz Lima já tem a solicitação 48217, de 12/12/2026 a 16/12/2026. Veja na outra solicitação se a mesma pessoa viaja nessas datas.Dispensar',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '1 aviso dispensado' }));
    await expect(canvas.getByText(/^2 noites sem hospedagem: 12\/12, 13\/12\./)).toHaveTextContent(
      /Camila Nogueira Prado, 21\/11\/2026 \d\d:\d\d: Fica com a família\.$/,
    );
  },
};

export const Dismiss: Story = {
  name: 'B-017 a warning is dismissed with a reason; without one it says so at the field',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dispensar o aviso: Conexão de 30 min/ }));
    const reason = await canvas.findByRole('textbox', { name: /Motivo para dispensar/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reason).toHaveAccessibleDescription('Informe o motivo.');
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('A companhia garante{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith(short, 'A companhia garante');
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 avisos dispensados' })).toBeVisible());
    await expect(canvas.queryByText(/^Conexão de 30 min.*Veja/)).toBeNull();
    // The focus does not fall to the page.
    await expect(canvas.getByRole('region', { name: 'Avisos' })).toHaveFocus();
  },
};

export const NotStored: Story = {
  name: 'B-017 when it cannot be stored the reason stays',
  args: { onDismiss: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dispensar o aviso: Conexão/ }));
    const reason = await canvas.findByRole('textbox', { name: /Motivo para dispensar/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('Cliente ciente{Enter}');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/não foi dispensado/));
    await expect(reason).toHaveValue('Cliente ciente');
  },
};

export const Back: Story = {
  name: 'B-017 Escape goes back to the button',
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: /^Dispensar o aviso: Ana/ });
    await userEvent.click(button());
    await canvas.findByRole('textbox', { name: /Motivo para dispensar/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

export const Reopen: Story = {
  name: 'B-017 a dismissed warning is opened again with one press, and the focus does not fall to the page',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 aviso dispensado' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Reabrir o aviso: 2 noites sem hospedagem/ }));
    await expect(args.onReopen).toHaveBeenCalledTimes(1);
    await expect(args.onReopen).toHaveBeenCalledWith(night);
    await expect(await canvas.findByRole('button', { name: /^Dispensar o aviso: 2 noites/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /avisos? dispensados?/ })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Avisos' })).toHaveFocus();
  },
};

export const NotReopened: Story = {
  name: 'B-017 a warning that could not be opened again says so, and stays dismissed',
  args: { onReopen: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 aviso dispensado' }));
    const button = canvas.getByRole('button', { name: /^Reabrir o aviso: 2 noites/ });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('O aviso não foi reaberto. Tente de novo.'));
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '1 aviso dispensado' })).toBeVisible();
  },
};
