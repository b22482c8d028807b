export { BiPanel, type BiPanelProps, type BiPanelReport } from './bi-panel.tsx';
