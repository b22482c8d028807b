import { defineTexts } from '../../i18n/index.ts';

export const moreTravellersTexts = defineTexts({
  'pt-BR': { travellers: 'Viajantes', more: { one: 'mais {{count}}: {{names}}', other: 'mais {{count}}: {{names}}' } },
  en: { travellers: 'Travellers', more: { one: '{{count}} more: {{names}}', other: '{{count}} more: {{names}}' } },
  es: { travellers: 'Viajeros', more: { one: '{{count}} más: {{names}}', other: '{{count}} más: {{names}}' } },
});
