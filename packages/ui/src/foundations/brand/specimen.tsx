import { type CSSProperties, useState } from 'react';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { THEME_NAMES, type Theme } from '../pages/grounds.ts';

export interface SpecimenProps {
  theme: Theme;
  /** Tokens for these components alone; without them they have those of the page. */
  tokens?: Readonly<Record<string, string>>;
}

const VIEWS = [
  { value: 'quotes', label: 'Cotações' },
  { value: 'history', label: 'Histórico' },
] as const;

const OFFERS = [
  { flight: 'GRU → REC, 14h05', chosen: true },
  { flight: 'GRU → REC, 18h40', chosen: false },
] as const;

/** The parts of the components that wear the accent, as they stand on a screen, in one theme. */
export function Specimen({ theme, tokens = {} }: SpecimenProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('quotes');
  const variables = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--guiche-${name}`, value]));
  return (
    <article
      data-theme={theme}
      aria-label={THEME_NAMES[theme]}
      style={variables as CSSProperties}
      className="g:flex g:flex-col g:gap-4 g:bg-surface g:p-4 g:text-ink g:sm:p-6"
    >
      <h3 className="g:font-semibold g:text-lg">{THEME_NAMES[theme]}</h3>
      <Tabs
        label="Solicitação 48213"
        value={view}
        onValueChange={setView}
        items={VIEWS.map((item) => ({
          ...item,
          content: (
            <ul aria-label={item.label} className="g:overflow-hidden g:rounded-md g:border g:border-line g:bg-surface-1">
              {OFFERS.map(({ flight, chosen }) => (
                <li
                  key={flight}
                  className={`g:flex g:flex-wrap g:items-center g:justify-between g:gap-2 g:border-line g:border-b g:px-3 g:py-2 g:last:border-b-0 ${chosen ? 'g:bg-accent-soft' : ''}`}
                >
                  <span>
                    {flight}
                    <span className="g:block g:text-ink-2 g:text-sm">{chosen ? 'Escolhida pelo viajante' : 'Enviada'}</span>
                  </span>
                  <span className="g:font-medium g:text-accent-text">Ver a tarifa</span>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <article aria-label="Janela" className="g:rounded-md g:border g:border-line g:bg-surface-1 g:shadow-pop">
        <header className="g:border-line g:border-b g:px-4 g:py-3">
          <h4 className="g:font-semibold">Nova cotação</h4>
          <p className="g:text-ink-2 g:text-sm">Marina Duarte, GRU → REC, 12/12/2026</p>
        </header>
        <div className="g:grid g:gap-3 g:p-4 g:sm:grid-cols-2">
          <TextInput label="Localizador" defaultValue="QK0O1I" />
          <MoneyInput label="Tarifa" defaultValue={1642.32} />
          <CheckboxField label="Reservado" defaultValue={true} />
          <CheckboxField label="Com bagagem" />
        </div>
        <footer className="g:flex g:flex-wrap g:justify-end g:gap-2 g:rounded-b-md g:border-line g:border-t g:bg-surface-2 g:px-4 g:py-3">
          <Button tone="quiet">Cancelar</Button>
          <Button>Salvar rascunho</Button>
          <Button tone="primary">Salvar cotação</Button>
        </footer>
      </article>
    </article>
  );
}
