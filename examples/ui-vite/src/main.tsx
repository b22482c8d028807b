import './app.css';
import { createRoot } from 'react-dom/client';
import { Traveller } from './traveller';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Traveller />);
