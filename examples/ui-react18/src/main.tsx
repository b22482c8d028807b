import '@guiche/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Fare } from './fare';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Fare />
    </StrictMode>,
  );
