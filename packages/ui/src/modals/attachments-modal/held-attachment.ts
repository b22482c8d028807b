/** A file that was chosen and is not stored yet. @see Q-172 */
export interface HeldAttachment {
  /** Made by the caller; names it in the callbacks. */
  readonly id: string;
  readonly file: File;
  readonly descricao: string;
  /**
   * What happens to it: it waits, it is being sent (`sent`: the part of its bytes, 0 to 1), sending it failed, and why, or the server refused it,
   * as it would again.
   */
  readonly state:
    | { readonly kind: 'held' }
    | { readonly kind: 'sending'; readonly sent: number }
    | { readonly kind: 'failed'; readonly reason: string }
    | { readonly kind: 'refused'; readonly reason: string };
}
