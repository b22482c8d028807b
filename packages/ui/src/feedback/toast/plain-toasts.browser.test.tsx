import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast-provider.tsx';

vi.mock('./toast-list.tsx', () => {
  throw new Error('404');
});

function Speaker() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ tipo: 'ERROR', text: 'A cotação não foi salva.' })}>
      Salvar
    </button>
  );
}

test('what is said is said even when the code of the toasts cannot be fetched, and the screen stays', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  root.render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
  await vi.waitFor(() => expect(page.querySelector('button')).not.toBeNull());
  page.querySelector('button')?.click();
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toBe('A cotação não foi salva.'));
  expect(page.querySelector('button')?.textContent).toBe('Salvar');
});
