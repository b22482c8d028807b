import type { Particularities } from '@guiche/domain/entities';
import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ParticularitiesBox } from '../../request/particularities-box/index.ts';

export interface ClientTraitsModalProps {
  /** Whether the modal is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** The name of the client, which names the modal. */
  client: string;
  /** What the client wants in all of its trips; undefined while it loads. */
  particularities: Particularities | undefined;
  /** Why they could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

/**
 * What one client wants in its trips, to be read.
 *
 * Use: from a list of clients.
 * Not for: beside a request, where the `ParticularitiesBox` itself stands.
 * Parts: those of a `ParticularitiesBox`.
 * Keyboard: Escape: closes.
 * Screen reader: a dialog named by the client; a failure is read at once.
 * @see
 * @keywords particularidades, cliente, preferências, special traits
 */
export function ClientTraitsModal({ open, onOpenChange, client, ...state }: ClientTraitsModalProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={client}>
      <ParticularitiesBox headingLevel={3} {...state} />
    </Dialog>
  );
}
