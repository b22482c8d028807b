import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { attachmentsModalTexts } from './attachments-modal.texts.ts';
import { DescriptionEditor } from './description-editor.tsx';
import { FileKindIcon } from './file-kind-icon.tsx';

interface AttachmentRowProps {
  descricao: string;
  extension: string;
  /** Size, moment, state: one after the other. */
  facts: readonly ReactNode[];
  /** Saves another description; without it there is no such button. */
  onDescribe?: ((descricao: string) => Promise<void> | void) | undefined;
  /** The buttons before the one that edits the description. */
  actions?: ReactNode;
  /** The button that takes the file away, the last one. */
  removal?: ReactNode;
  /** What is shown below the row, such as a progress bar. */
  children?: ReactNode;
}

/** A file in the list: icon, description, facts and what can be done with it. */
export function AttachmentRow({ descricao, extension, facts, onDescribe, actions, removal, children }: AttachmentRowProps) {
  const t = useTexts(attachmentsModalTexts);
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The focus goes back to where editing began.
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <li data-slot="attachment" className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2 g:py-2.5">
      <FileKindIcon extension={extension} />
      {editing && onDescribe ? (
        <DescriptionEditor descricao={descricao} onSave={onDescribe} onDone={() => setEditing(false)} />
      ) : (
        <>
          <div className="g:min-w-0 g:flex-1">
            <p className="g:break-words g:font-medium">{descricao}</p>
            <p className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:text-ink-2 g:text-sm g:tabular">
              <span className="g:own">{extension.toUpperCase()}</span>
              {facts.map((fact, index) => (
                <span key={index} className="g:own">
                  {fact}
                </span>
              ))}
            </p>
          </div>
          <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-1 g:max-sm:w-full g:max-sm:ps-12">
            {actions}
            {onDescribe && (
              <Button ref={pencil} tone="quiet" size="icon" aria-label={t('edit', { name: descricao })} onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" />
              </Button>
            )}
            {removal}
          </div>
        </>
      )}
      {children && <div className="g:w-full g:ps-12">{children}</div>}
    </li>
  );
}
