import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';

interface SwitchOffQuestionProps {
  /** The service, as its section is called. */
  section: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a service is switched off: it holds for all clients, whatever client the page is about. @see S-365 */
export function SwitchOffQuestion({ section, onConfirm, onClose }: SwitchOffQuestionProps) {
  const t = useText();
  useBackCloses(true, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      kind="simCancelar"
      tone="warning"
      title={t('credentials.switchOffTitle', { section })}
      description={t('credentials.switchOffText')}
      confirmLabel={t('credentials.switchOff')}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
