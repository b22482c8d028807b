export { LanguageSwitch } from './language-switch.tsx';
export type { LanguageSwitchProps } from './language-switch-props.ts';
