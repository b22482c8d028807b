import './app.css';
import { start } from './app/start.tsx';

void start();
// Written so that a build without the setting holds nothing of it.
if (import.meta.env.VITE_ANALYTICS_URL) void import('./app/analytics.ts').then(({ startAnalytics }) => startAnalytics());
