import './theme.css';
import { useState } from 'react';
import { mountPart } from '../../ui/page/mount-part.tsx';
import { cn, INPUT } from './parts.jsx';

/** React's own input, with its text in a state and nothing formatted. */
function MoneyPart() {
  const [text, setText] = useState('');
  return (
    <label>
      Tarifa
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} inputMode="numeric" className={cn(INPUT)} />
    </label>
  );
}

mountPart({ money: MoneyPart });
