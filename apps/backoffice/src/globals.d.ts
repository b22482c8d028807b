/// <reference types="vite/client" />

/** Another value at each build. @see A-008 */
declare const __BUILD_VERSION__: string;

/** The addresses of the bases, when the build was given any. @see A-276 */
declare const __BASES__: Readonly<Record<'rest' | 'agency' | 'middleware' | 'viajor' | 'integrator' | 'translator', string>> | undefined;

interface ImportMetaEnv {
  /** `true` makes the screens look into the permissions of a user; without it every permission counts as held. @see A-018 */
  readonly VITE_STRICT_PERMISSIONS?: string;
  /** Minutes without any input after which the session warns. @see A-190 */
  readonly VITE_IDLE_MINUTES?: string;
  /** Seconds that the warning counts down before the session ends. @see A-190 */
  readonly VITE_IDLE_COUNTDOWN_SECONDS?: string;
  /** Address of the help videos; without it the entry is absent. @see A-067 */
  readonly VITE_HELP_URL?: string;
  /** Address of the script of a third party that measures how the app is used; without it there is none. @see A-009 */
  readonly VITE_ANALYTICS_URL?: string;
  /** Key of the site for the recaptcha check of the login; without it there is no check. @see A-174 */
  readonly VITE_RECAPTCHA_KEY?: string;
}
