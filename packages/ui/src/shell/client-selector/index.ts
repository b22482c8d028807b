export { ClientSelector, type ClientSelectorProps, type SelectableClient } from './client-selector.tsx';
