import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for the button's name: `Copiar o CSS`. */
  label: string;
  /** Shows the icon alone, for a row of many. */
  iconOnly?: boolean;
}

type Outcome = 'copied' | 'refused';

/** Puts a text into the clipboard, and says that it did, or that the browser does not let it. */
export function CopyButton({ text, label, iconOnly = false }: CopyButtonProps) {
  // With the text that it is about: another text was not copied yet.
  const [last, setLast] = useState<{ text: string; outcome: Outcome }>();
  const outcome = last?.text === text ? last.outcome : undefined;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, outcome: 'copied' });
    } catch {
      setLast({ text, outcome: 'refused' });
    }
  }
  const said = outcome === 'copied' ? 'Copiado' : outcome === 'refused' ? 'Não copiado: selecione o texto' : '';
  return (
    <span className="g:inline-flex g:items-center g:gap-2">
      <Button size={iconOnly ? 'sm' : 'md'} tone={iconOnly ? 'quiet' : 'secondary'} aria-label={label} title={label} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {!iconOnly && label}
      </Button>
      <output className={iconOnly && outcome !== 'refused' ? 'g:sr-only' : 'g:text-ink-2 g:text-sm'}>{said}</output>
    </span>
  );
}
