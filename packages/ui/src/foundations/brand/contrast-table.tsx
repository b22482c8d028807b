import { Check, X } from 'lucide-react';
import { ratioText } from '../pages/contrast.ts';
import { LEAST, THEME_NAMES, THEMES, type Theme } from '../pages/grounds.ts';
import type { Brand, BrandPair } from './derive-brand.ts';

interface PairCellProps {
  theme: Theme;
  pair: BrandPair;
  tokens: Readonly<Record<string, string>>;
}

/** A pair in its own colours, with its contrast and the verdict in words. */
function PairCell({ theme, pair: { name, on, kind, ratio, passes }, tokens }: PairCellProps) {
  const value = (token: string) => tokens[token] ?? `var(--guiche-${token})`;
  return (
    <td data-theme={theme} className="g:border-line g:border-b g:bg-surface-1 g:group-last:border-b-0 g:px-2 g:py-1.5 g:text-ink g:sm:px-4">
      <span className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
        <span
          className="g:inline-flex g:items-center g:gap-1.5 g:rounded-md g:border g:border-line g:px-2 g:py-0.5 g:font-medium"
          style={{ backgroundColor: value(on), color: kind === 'text' ? value(name) : 'var(--guiche-ink)' }}
        >
          {kind === 'mark' && (
            <span aria-hidden="true" className="g:size-3 g:rounded-full g:border-2" style={{ borderColor: value(name) }} />
          )}
          {ratioText(ratio)}
        </span>
        <span className="g:inline-flex g:items-center g:gap-1 g:text-sm">
          {passes ? <Check aria-hidden="true" className="g:size-3.5" /> : <X aria-hidden="true" className="g:size-3.5" />}
          {passes ? 'passa' : 'falha'}
        </span>
      </span>
    </td>
  );
}

/** Every pair that the brand has a part in: what it needs, and what it has in each theme. */
export function ContrastTable({ brand }: { brand: Brand }) {
  return (
    <div className="g:overflow-hidden g:rounded-md g:border g:border-line">
      <table className="g:w-full g:border-collapse">
        <caption className="g:sr-only">Contraste de cada par</caption>
        <thead>
          <tr className="g:own">
            <th
              scope="col"
              className="g:text-start g:border-line g:border-b g:bg-surface-2 g:px-2 g:py-2 g:font-medium g:text-ink-2 g:text-sm g:sm:px-4"
            >
              O que está sobre o quê
            </th>
            {THEMES.map((theme) => (
              <th
                key={theme}
                scope="col"
                data-theme={theme}
                className="g:text-start g:border-line g:border-b g:bg-surface-2 g:px-2 g:py-2 g:font-medium g:text-ink-2 g:text-sm g:sm:px-4"
              >
                {THEME_NAMES[theme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {brand.light.pairs.map(({ name, on, kind }, index) => (
            <tr key={`${name} ${on}`} className="g:group">
              <th
                scope="row"
                className="g:text-start g:border-line g:border-b g:bg-surface-1 g:group-last:border-b-0 g:px-2 g:py-1.5 g:font-normal g:sm:px-4"
              >
                <span className="g:font-semibold">{name}</span> sobre <span className="g:font-semibold">{on}</span>
                <span className="g:block g:text-ink-2 g:text-xs">
                  {kind === 'text' ? 'Texto' : 'Borda ou ícone'}: pede {ratioText(LEAST[kind])}
                </span>
              </th>
              {THEMES.map((theme) => {
                const pair = brand[theme].pairs[index];
                return pair && <PairCell key={theme} theme={theme} pair={pair} tokens={brand[theme].tokens} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
