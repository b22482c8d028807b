import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { toastTexts } from './toast.texts.ts';
import { HOTKEY, type ShownToast, type ToastMessage } from './toast-message.ts';

/** A screen reader reads what comes into an element that it knows already, in ms; then it is gone, so that nobody finds the text twice. */
const SAID_AFTER = 100;
const GONE_AFTER = 1_100;

/**
 * What a screen reader says of a toast that came, and again when it comes once more: an error at once, anything else at the next pause, and how
 * its action is reached. What comes several times at once is said once.
 */
export function Announcement({ tipo, text, action, times }: ToastMessage & Pick<ShownToast, 'times'>) {
  const t = useTexts(toastTexts);
  const [step, setStep] = useState<'silent' | 'said' | 'gone'>('silent');
  useEffect(() => {
    setStep('silent');
    const timers = [setTimeout(setStep, SAID_AFTER, 'said'), setTimeout(setStep, GONE_AFTER, 'gone')];
    return () => timers.forEach(clearTimeout);
  }, [times]);
  if (step === 'gone') return null;
  const said = t('said', { text });
  return (
    // Named as live: an open window hides the rest of the page from screen readers, but not what is live.
    <span role="status" aria-live={tipo === 'ERROR' ? 'assertive' : 'polite'} className="g:sr-only">
      {step === 'said' && (action ? `${said} ${t('reachAction', { action: action.label, hotkey: HOTKEY })}` : said)}
    </span>
  );
}
