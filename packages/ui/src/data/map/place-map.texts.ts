import { defineTexts } from '../../i18n/index.ts';

export const placeMapTexts = defineTexts({
  'pt-BR': {
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    places: '{{label}}: lista',
    loading: 'Carregando o mapa',
    failed: 'Não foi possível carregar o mapa. A lista funciona sem ele.',
    outlines: 'Contornos aproximados: Natural Earth',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    places: '{{label}}: list',
    loading: 'Loading the map',
    failed: 'The map could not be loaded. The list works without it.',
    outlines: 'Approximate outlines: Natural Earth',
  },
  es: {
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    places: '{{label}}: lista',
    loading: 'Cargando el mapa',
    failed: 'No se pudo cargar el mapa. La lista funciona sin él.',
    outlines: 'Contornos aproximados: Natural Earth',
  },
});
