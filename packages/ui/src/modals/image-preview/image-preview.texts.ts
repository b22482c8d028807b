import { defineTexts } from '../../i18n/index.ts';

export const imagePreviewTexts = defineTexts({
  'pt-BR': {
    loading: 'Carregando a imagem',
    failed: 'Não foi possível carregar a imagem.',
    unreadable: 'O navegador não consegue mostrar este arquivo',
    unreadableHint: 'Baixe-o para abrir em outro programa.',
    full: 'Tamanho real',
    download: 'Baixar',
    close: 'Fechar',
    image: 'Imagem: {{name}}',
  },
  en: {
    loading: 'Loading the image',
    failed: 'The image could not be loaded.',
    unreadable: 'The browser cannot show this file',
    unreadableHint: 'Download it to open it in another program.',
    full: 'Actual size',
    download: 'Download',
    close: 'Close',
    image: 'Image: {{name}}',
  },
  es: {
    loading: 'Cargando la imagen',
    failed: 'No se pudo cargar la imagen.',
    unreadable: 'El navegador no puede mostrar este archivo',
    unreadableHint: 'Descárguelo para abrirlo en otro programa.',
    full: 'Tamaño real',
    download: 'Descargar',
    close: 'Cerrar',
    image: 'Imagen: {{name}}',
  },
});
