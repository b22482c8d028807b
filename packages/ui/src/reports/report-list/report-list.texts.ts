import { defineTexts } from '../../i18n/index.ts';

export const reportListTexts = defineTexts({
  'pt-BR': {
    label: 'Relatórios',
    loading: 'Carregando os relatórios',
    count: { zero: 'Nenhum relatório', one: '{{count}} relatório', other: '{{count}} relatórios' },
    found: { zero: 'Nenhum relatório encontrado', one: '{{count}} relatório encontrado', other: '{{count}} relatórios encontrados' },
    none: 'Nenhum relatório disponível.',
    noneHint: 'Aqui ficam os relatórios que o seu usuário pode gerar. Quem administra a agência concede a permissão.',
    notFound: 'Nenhum relatório com esse texto.',
    clear: 'Limpar a busca',
  },
  en: {
    label: 'Reports',
    loading: 'Loading the reports',
    count: { zero: 'No report', one: '{{count}} report', other: '{{count}} reports' },
    found: { zero: 'No report found', one: '{{count}} report found', other: '{{count}} reports found' },
    none: 'No report available.',
    noneHint: 'The reports that your user may generate are listed here. Who administers the agency grants the permission.',
    notFound: 'No report has this text.',
    clear: 'Clear the search',
  },
  es: {
    label: 'Informes',
    loading: 'Cargando los informes',
    count: { zero: 'Ningún informe', one: '{{count}} informe', other: '{{count}} informes' },
    found: { zero: 'Ningún informe encontrado', one: '{{count}} informe encontrado', other: '{{count}} informes encontrados' },
    none: 'Ningún informe disponible.',
    noneHint: 'Aquí están los informes que su usuario puede generar. Quien administra la agencia concede el permiso.',
    notFound: 'Ningún informe con ese texto.',
    clear: 'Limpiar la búsqueda',
  },
});
