import type { TipoMensagem } from '@guiche/domain/enums';

/** The key that goes to the toasts from anywhere. */
export const HOTKEY = 'F8';

export interface ToastMessage {
  readonly tipo: TipoMensagem;
  /** What is said. Several reasons of one failure are lines of one text: of several toasts only the newest is unfolded. */
  readonly text: string;
  /** What can be done about it while it is on screen, such as undoing. Acting closes the toast. A toast with an action is shown even if it equals another. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

/** A message that is on screen. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
  /** How often it was said while on screen. */
  readonly times: number;
  /** It is leaving the screen: an equal one may come. */
  readonly closing?: boolean;
}
