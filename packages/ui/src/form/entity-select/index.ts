export { EntitySelect, type EntitySelectProps } from './entity-select.tsx';
