import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog } from './confirm-dialog/index.ts';
import { Dialog } from './dialog/index.ts';
import { Menu, MenuItem } from './menu/index.ts';
import { Popover } from './popover/index.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const noop = () => {};
const trigger = <button type="button">Abrir</button>;

const FLOATING: Readonly<Record<string, (open: boolean) => ReactNode>> = {
  dialog: (open) => (
    <Dialog open={open} onOpenChange={noop} title="Cotação">
      <p>Texto</p>
    </Dialog>
  ),
  'confirm-dialog': (open) => <ConfirmDialog open={open} onOpenChange={noop} title="Remover?" confirmLabel="Remover" onConfirm={noop} />,
  popover: (open) => (
    <Popover open={open} label="Cotação" trigger={trigger}>
      <p>Texto</p>
    </Popover>
  ),
  menu: (open) => (
    <Menu open={open} trigger={trigger}>
      <MenuItem onSelect={noop}>Copiar</MenuItem>
    </Menu>
  ),
};

test.each(Object.entries(FLOATING))('%s: one render opens it, and no second one', (slot, part) => {
  let open: (isOpen: boolean) => void = noop;
  let shown: boolean | undefined;
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    // Runs at the end of the commit that opens it, before any other.
    useLayoutEffect(() => {
      if (isOpen) shown ??= document.querySelector(`[data-slot="${slot}"]`) !== null;
    });
    return part(isOpen);
  }
  root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => root?.render(<Opener />));
  flushSync(() => open(true));
  expect(shown).toBe(true);
});

test.each(['dialog', 'confirm-dialog'])(
  '%s: opened by an item of a menu, it gives the focus back to the button of the menu',
  async (slot) => {
    function OpenedFromMenu() {
      const [isOpen, setOpen] = useState(false);
      const props = { open: isOpen, onOpenChange: setOpen };
      return (
        <>
          <Menu trigger={trigger}>
            <MenuItem onSelect={() => setOpen(true)}>Sessões</MenuItem>
          </Menu>
          {slot === 'dialog' ? (
            <Dialog {...props} title="Sessões">
              <input aria-label="Nome" />
            </Dialog>
          ) : (
            <ConfirmDialog {...props} title="Encerrar?" onConfirm={noop} />
          )}
        </>
      );
    }
    root = createRoot(document.body.appendChild(document.createElement('main')));
    flushSync(() => root?.render(<OpenedFromMenu />));
    await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Sessões' }));
    const opened = () => document.querySelector(`[data-slot="${slot}"]`);
    await vi.waitUntil(() => opened()?.contains(document.activeElement));
    await userEvent.keyboard('{Escape}');
    await vi.waitUntil(() => !opened());
    await vi.waitUntil(() => document.activeElement?.textContent === 'Abrir');
  },
);

test.each([
  ['{Tab}', 'Depois'],
  ['{Shift>}{Tab}{/Shift}', 'Antes'],
])('menu: %s closes it and goes on to "%s"', async (key, next) => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  const neighbours = (
    <>
      <button type="button">Antes</button>
      <Menu trigger={trigger}>
        <MenuItem onSelect={noop}>Copiar</MenuItem>
      </Menu>
      <button type="button">Depois</button>
    </>
  );
  flushSync(() => root?.render(neighbours));
  page.getByRole('button', { name: 'Abrir' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Copiar' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: next })).toHaveFocus();
});

test.each([
  ['menu', 'menuitem', 'Copiar'],
  ['confirm-dialog', 'button', 'Remover'],
  ['dialog', 'button', 'Fechar'],
])('%s: the second press of a double one that closes it is not taken by what lies below', async (slot, role, name) => {
  const below = vi.fn();
  function Closing() {
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={below}>
          Abaixo
        </button>
        {slot === 'menu' && (
          <Menu open={isOpen} onOpenChange={setOpen} trigger={trigger}>
            <MenuItem onSelect={close}>Copiar</MenuItem>
          </Menu>
        )}
        <ConfirmDialog
          open={isOpen && slot === 'confirm-dialog'}
          onOpenChange={setOpen}
          title="Remover?"
          confirmLabel="Remover"
          onConfirm={close}
        />
        <Dialog open={isOpen && slot === 'dialog'} onOpenChange={setOpen} title="Cotação">
          <p>Texto</p>
        </Dialog>
      </>
    );
  }
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<Closing />);
  const pressed = page.getByRole(role, { name });
  await expect.element(pressed).toBeVisible();
  await userEvent.dblClick(pressed);
  await expect.element(pressed).not.toBeInTheDocument();
  expect(below).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Abaixo' })).not.toHaveFocus();
  // A press that is meant for it is its own.
  await page.getByRole('button', { name: 'Abaixo' }).click({ position: { x: 5, y: 5 } });
  expect(below).toHaveBeenCalledOnce();
});
