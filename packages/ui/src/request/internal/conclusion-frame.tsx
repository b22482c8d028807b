import type { TravelRequest } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { servicesOf } from '@guiche/domain/requests';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { conclusionFrameTexts } from './conclusion-frame.texts.ts';

/** What the dialogs have in common that conclude a request. */
export interface ConclusionProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request to conclude, with its services and quotes. */
  request: TravelRequest;
  /** Why the request cannot be concluded; if there are any, the dialog only offers to go back. */
  violations?: readonly Violation[];
  /** Concluding is on its way. */
  pending?: boolean;
  /** Why concluding failed; the dialog stays open. */
  error?: ReactNode;
  /** A further notice before going on, such as drafts that are not saved. */
  notice?: ReactNode;
  /** The caller closes the dialog. */
  onConfirm: () => void;
}

interface ConclusionFrameProps extends Omit<ConclusionProps, 'notice'> {
  /** Says a violation in words. */
  say: (violation: Violation) => string;
  /** The label of the button that concludes. */
  confirmLabel: string;
  /** The services, and what becomes of them. */
  children: ReactNode;
  /** What follows from concluding; not shown when it is refused. */
  consequence: ReactNode;
}

/** The dialog that concludes a request: refusals or the question, the services, the consequence, and the way back. */
export function ConclusionFrame(props: ConclusionFrameProps) {
  const {
    open,
    onOpenChange,
    request,
    violations = [],
    pending = false,
    error,
    say,
    confirmLabel,
    children,
    consequence,
    onConfirm,
  } = props;
  const t = useTexts(conclusionFrameTexts);
  const message = useMessage(requestsMessages, dialogsMessages);
  const back = useRef<HTMLButtonElement>(null);
  const refused = violations.length > 0;
  useEffect(() => {
    // The button that was pressed went with the refusal, and the focus with it.
    if (open && refused) back.current?.focus();
  }, [open, refused]);
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      initialFocus={back}
      title={refused ? t('blocked') : message('confirmar_conclusao')}
      context={[
        t('request', { number: request.idSolicitacao }),
        request.empresa.nome,
        t('services', { count: servicesOf(request).length }),
      ].join('\u00a0· ')}
      footer={
        <>
          <Button ref={back} onClick={() => change(false)}>
            {message(refused ? 'entendi' : 'cancelar')}
          </Button>
          {!refused && (
            <Button tone="primary" pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {[...new Set(violations.map(say))].map((words) => (
          <Banner key={words} tone="danger" title={words} />
        ))}
        {error && <Banner tone="danger" title={error} />}
        {children}
        {!refused && consequence}
      </div>
    </Dialog>
  );
}
