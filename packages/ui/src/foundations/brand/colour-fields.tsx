import { formatHex, type Oklch } from 'culori';
import { useState } from 'react';
import { TextInput } from '../../inputs/text-input/index.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { readColour } from './read-colour.ts';

export interface BrandColour {
  /** As it was typed. */
  text: string;
  colour: Oklch;
}

export interface ColourFieldsProps {
  value: BrandColour;
  /** Called with every colour that can be read; what cannot be read changes nothing. */
  onValueChange: (value: BrandColour) => void;
}

/** A colour by the browser's own picker or as text. A text that is no colour is told of once the field is left: half typed, it is none yet. */
export function ColourFields({ value, onValueChange }: ColourFieldsProps) {
  const [text, setText] = useState(value.text);
  const [left, setLeft] = useState(false);
  const wrong = left && readColour(text) === undefined;
  function change(next: string) {
    setText(next);
    setLeft(false);
    const colour = readColour(next);
    if (colour) onValueChange({ text: next.trim(), colour });
  }
  return (
    <div className="g:flex g:items-start g:gap-3">
      <FieldFrame label="Escolher" className="g:w-20 g:shrink-0">
        {(control) => (
          <input
            data-control=""
            {...control}
            type="color"
            value={formatHex(value.colour)}
            onChange={(event) => change(event.currentTarget.value)}
            className="g:h-full g:w-full g:cursor-pointer g:rounded-md g:bg-transparent g:p-1 g:outline-none"
          />
        )}
      </FieldFrame>
      <TextInput
        label="Cor da marca"
        description="Hexadecimal ou OKLCH: #6b3fa0, oklch(0.48 0.15 300)."
        error={
          wrong ? `"${text}" não é uma cor que se leia aqui. Escreva como #6b3fa0 ou oklch(0.48 0.15 300), sem transparência.` : undefined
        }
        value={text}
        onValueChange={change}
        onBlur={() => setLeft(true)}
        className="g:flex-1"
      />
    </div>
  );
}
