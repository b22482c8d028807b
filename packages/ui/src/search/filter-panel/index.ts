export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
export { FilterSection, type FilterSectionProps } from './filter-section.tsx';
