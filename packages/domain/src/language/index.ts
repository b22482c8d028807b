export { LANGUAGES, type Language, languageFor } from './language.ts';
