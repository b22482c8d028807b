import '@guiche/ui/styles.css';
import { ToastProvider } from '@guiche/ui/feedback/toast';
import { createRoot } from 'react-dom/client';
import { Tickets } from './tickets';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ToastProvider>
      <Tickets />
    </ToastProvider>,
  );
}
