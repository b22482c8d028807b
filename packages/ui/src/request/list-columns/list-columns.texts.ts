import { defineTexts } from '../../i18n/index.ts';

export const listColumnsTexts = defineTexts({
  'pt-BR': {
    trigger: 'Colunas',
    label: 'Colunas da lista',
    always: 'sempre mostrada',
    before: 'Mover {{column}} para antes',
    after: 'Mover {{column}} para depois',
    moved: '{{column}}: coluna {{place}} de {{count}}',
    reset: 'Voltar ao padrão',
  },
  en: {
    trigger: 'Columns',
    label: 'Columns of the list',
    always: 'always shown',
    before: 'Move {{column}} forward',
    after: 'Move {{column}} back',
    moved: '{{column}}: column {{place}} of {{count}}',
    reset: 'Back to the default',
  },
  es: {
    trigger: 'Columnas',
    label: 'Columnas de la lista',
    always: 'siempre visible',
    before: 'Mover {{column}} antes',
    after: 'Mover {{column}} después',
    moved: '{{column}}: columna {{place}} de {{count}}',
    reset: 'Volver al estándar',
  },
});
