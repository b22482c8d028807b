export { ServicePanel, type ServicePanelProps } from './service-panel.tsx';
