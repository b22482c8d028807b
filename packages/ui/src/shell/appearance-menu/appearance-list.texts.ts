import { defineTexts } from '../../i18n/index.ts';

export const appearanceListTexts = defineTexts({
  'pt-BR': {
    theme: 'Tema',
    'themes.system': 'Do sistema',
    'themes.light': 'Claro',
    'themes.dark': 'Escuro',
    density: 'Densidade',
    'densities.comfortable': 'Confortável',
    'densities.compact': 'Compacta',
  },
  en: {
    theme: 'Theme',
    'themes.system': 'System',
    'themes.light': 'Light',
    'themes.dark': 'Dark',
    density: 'Density',
    'densities.comfortable': 'Comfortable',
    'densities.compact': 'Compact',
  },
  es: {
    theme: 'Tema',
    'themes.system': 'Del sistema',
    'themes.light': 'Claro',
    'themes.dark': 'Oscuro',
    density: 'Densidad',
    'densities.comfortable': 'Cómoda',
    'densities.compact': 'Compacta',
  },
});
