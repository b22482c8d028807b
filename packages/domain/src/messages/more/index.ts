export { en } from './en.ts';
export { es } from './es.ts';
export { ptBr } from './pt-br.ts';
