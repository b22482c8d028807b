import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { followLayers } from '../../internal/open-layers.ts';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { Popover } from '../popover/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function Field({ label, name }: { label: string; name: string }) {
  return (
    <label className="g:grid g:gap-1 g:text-ink-2 g:text-sm">
      {label}
      <input name={name} className="g:h-control g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:px-2 g:text-base g:text-ink" />
    </label>
  );
}

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adicionar cotação</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Nova cotação aérea',
    context: 'GRU → REC · ida e volta · 14 a 18 set · Marina Duarte, Caio Brandão',
    children: (
      <div className="g:grid g:gap-3 g:sm:grid-cols-2">
        <Field label="Tarifa" name="tarifa" />
        <Field label="Taxas" name="taxas" />
      </div>
    ),
    footer: (
      <>
        <Button tone="quiet">Cancelar</Button>
        <Button tone="primary" type="submit">
          Salvar cotação
        </Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm', title: 'Nova senha', context: undefined } };
export const Large: Story = { args: { size: 'lg' } };
export const ExtraWide: Story = {
  args: {
    size: 'xl',
    footer: (
      <>
        <p className="g:me-auto g:text-ink-2 g:text-sm">
          Total <strong className="g:ms-1 g:font-semibold g:text-ink g:text-xl">R$ 3.482,16</strong>
        </p>
        <Button tone="quiet">Cancelar</Button>
        <Button tone="primary" type="submit">
          Salvar cotação
        </Button>
      </>
    ),
  },
};

export const LongBodyScrolls: Story = {
  args: {
    children: (
      <div className="g:grid g:gap-3">
        {Array.from({ length: 24 }, (_, index) => `Campo ${index + 1}`).map((label) => (
          <Field key={label} label={label} name={label} />
        ))}
      </div>
    ),
  },
};

export const FocusComesAndGoes: Story = {
  name: 'starts in the first field, closes with Escape and gives the focus back',
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Adicionar cotação' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tarifa' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Nova cotação aérea' })).toHaveAccessibleDescription(/GRU → REC/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A field that does not wait for the window to give it the focus, as in a form. */
function TakesTheFocus() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input aria-label="Tarifa" ref={field} className="g:rounded-md g:border g:border-line-strong" />;
}

/** As when a key that was pressed at once opens the next window, before a busy machine has noticed the end of this one. */
function OneAfterTheOther(props: DialogProps) {
  const [shown, setShown] = useState<'first' | 'second'>();
  return (
    <>
      <Button onClick={() => setShown('first')}>Adicionar cotação</Button>
      <Dialog {...props} open={shown === 'first'} onOpenChange={() => setShown('second')} />
      <Dialog {...props} title="Rascunho" open={shown === 'second'} onOpenChange={() => setShown(undefined)}>
        <TakesTheFocus />
      </Dialog>
    </>
  );
}

export const NextKeepsTheFocus: Story = {
  name: 'a window that opens as another one closes keeps the focus',
  args: { open: false },
  render: (args) => <OneAfterTheOther {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Adicionar cotação' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tarifa' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Rascunho' });
    const field = screen.getByRole('textbox', { name: 'Tarifa' });
    await waitFor(() => expect(field).toHaveFocus());
    // The end of the first one is noticed in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(field).toHaveFocus();
  },
};

function OpenedAtFirstPress(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adicionar cotação</Button>
      <Dialog {...props} open={open}>
        <Button onClick={() => setPressed(pressed + 1)}>{`Calendário ${pressed}`}</Button>
      </Dialog>
    </>
  );
}

export const DoublePress: Story = {
  name: 'the second press of a double press on the button that opens it presses nothing in the window; a double press inside does',
  render: (args) => <OpenedAtFirstPress {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar cotação' }));
    const inside = await screen.findByRole('button', { name: /^Calendário/ });
    // What the browser tells of the second press at the same place, where the window stands by now.
    for (const type of ['mousedown', 'mouseup', 'click']) {
      inside.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
    }
    await expect(inside).toHaveTextContent('Calendário 0');
    await userEvent.dblClick(inside);
    await waitFor(() => expect(inside).toHaveTextContent('Calendário 2'));
  },
};

function StartsAtTaxes(props: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog {...props} initialFocus={field}>
      <input aria-label="Tarifa" className="g:rounded-md g:border g:border-line-strong" />
      <input aria-label="Taxas" ref={field} className="g:rounded-md g:border g:border-line-strong" />
    </Dialog>
  );
}

export const InitialFocus: Story = {
  name: 'starts where the caller says',
  render: (args) => <StartsAtTaxes {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Taxas' })).toHaveFocus());
  },
};

function WithForeignLayer(props: DialogProps) {
  const [told, setTold] = useState(false);
  return (
    <>
      <Opened {...props}>
        <Button onClick={() => setTold(true)}>Avisar</Button>
      </Opened>
      {told && <DismissableLayer className="g:own">Cotação salva.</DismissableLayer>}
    </>
  );
}

export const ForeignLayer: Story = {
  name: 'Escape that is pressed in the dialog closes it, although a layer of the page around came later',
  render: (args) => <WithForeignLayer {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Avisar' }));
    await expect(screen.getByText('Cotação salva.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function IssuesOnce(props: DialogProps) {
  const [step, setStep] = useState<'open' | 'told' | 'done'>('open');
  return (
    <>
      <main className="g:own">
        <h1 className="g:own">Solicitação 48210</h1>
      </main>
      <Dialog {...props}>{step === 'open' && <Button onClick={() => setStep('told')}>Emitir</Button>}</Dialog>
      <ConfirmDialog
        open={step === 'told'}
        onOpenChange={() => setStep('done')}
        kind="entendi"
        title="Emissão realizada com sucesso."
        onConfirm={() => setStep('done')}
      />
    </>
  );
}

export const FocusStaysInWindow: Story = {
  name: 'keeps the focus when a message over it closes whose button is gone: nothing behind the window takes it',
  render: (args) => <IssuesOnce {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Emitir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The layers that are open, from the bottom up, as an app keeps them that closes the uppermost first. */
const layers: (() => void)[] = [];

/** A window with a panel and a question. */
function Layers() {
  const [asking, setAsking] = useState(false);
  // Before the layers are open.
  useInsertionEffect(
    () =>
      followLayers((close) => {
        layers.push(close);
        return () => layers.splice(layers.indexOf(close), 1);
      }),
    [],
  );
  return (
    <Opened open onOpenChange={() => undefined} title="Cotação">
      <Popover trigger={<Button>Calendário</Button>} label="Calendário">
        Dezembro de 2026
      </Popover>
      <Button onClick={() => setAsking(true)}>Descartar</Button>
      <ConfirmDialog open={asking} onOpenChange={setAsking} title="Descartar?" onConfirm={() => undefined} />
    </Opened>
  );
}

export const LayersFollowed: Story = {
  name: 'an app hears of each layer that opens, and can close the uppermost first',
  render: () => <Layers />,
  play: async ({ userEvent }) => {
    const window = await screen.findByRole('dialog', { name: 'Cotação' });
    await waitFor(() => expect(layers).toHaveLength(1));
    for (const [button, role] of [
      ['Calendário', 'dialog'],
      ['Descartar', 'alertdialog'],
    ] as const) {
      await userEvent.click(within(window).getByRole('button', { name: button }));
      const layer = await screen.findByRole(role, { name: new RegExp(`^${button}`) });
      await waitFor(() => expect(layers).toHaveLength(2));
      layers.at(-1)?.();
      await waitFor(() => expect(layer).not.toBeInTheDocument());
      await waitFor(() => expect(layers).toHaveLength(1));
      await expect(window).toBeVisible();
    }
    layers.at(-1)?.();
    await waitFor(() => expect(window).not.toBeInTheDocument());
    await waitFor(() => expect(layers).toHaveLength(0));
  },
};

export const RefusesToClose: Story = {
  name: 'stays open when the caller refuses, and a press outside does not even ask',
  render: (args) => <Dialog {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const SubmitsAsOneForm: Story = {
  name: 'sends the form from its footer and with Enter',
  args: { onSubmit: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Salvar cotação' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Tarifa' }), '1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const KeyPressedTwice: Story = {
  name: 'Q-023 a key pressed twice sends its form once, though nothing has shown yet that it runs',
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
  play: async ({ args }) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tarifa' });
    for (let press = 0; press < 2; press += 1) field.form?.requestSubmit();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
