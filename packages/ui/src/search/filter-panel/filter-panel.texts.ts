import { defineTexts } from '../../i18n/index.ts';

export const filterPanelTexts = defineTexts({
  'pt-BR': {
    filters: 'Filtros',
    active: { one: '{{count}} ativo', other: '{{count}} ativos' },
    clear: 'Limpar filtros',
  },
  en: {
    filters: 'Filters',
    active: { one: '{{count}} active', other: '{{count}} active' },
    clear: 'Clear filters',
  },
  es: {
    filters: 'Filtros',
    active: { one: '{{count}} activo', other: '{{count}} activos' },
    clear: 'Borrar filtros',
  },
});
