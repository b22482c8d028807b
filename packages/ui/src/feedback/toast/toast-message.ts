import type { TipoMensagem } from '@guiche/domain/enums';

export interface ToastMessage {
  readonly tipo: TipoMensagem;
  readonly text: string;
}

/** A message that is on screen. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}
