import type { ReactNode } from 'react';
import type { FieldProps } from '../internal/field-frame.tsx';

type State = Omit<FieldProps, 'label'> & { filled: boolean };

const STATES: readonly (State & { name: string })[] = [
  { name: 'Vazio', filled: false },
  { name: 'Preenchido', filled: true },
  { name: 'Obrigatório', filled: false, required: true },
  { name: 'Com ajuda', filled: true, description: 'Como aparece na reserva da companhia.' },
  { name: 'Com aviso', filled: true, warning: 'Diferente do valor aprovado.' },
  { name: 'Com erro', filled: true, error: 'Campo obrigatório' },
  { name: 'Desabilitado', filled: true, disabled: true },
  { name: 'Somente leitura', filled: true, readOnly: true },
  { name: 'Pequeno', filled: true, size: 'sm' },
];

export interface StatesMatrixProps {
  children: (state: Omit<FieldProps, 'label'>, filled: boolean, name: string) => ReactNode;
}

/** Every state of a field in one picture. */
export function StatesMatrix({ children }: StatesMatrixProps) {
  return (
    <div className="g:grid g:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] g:items-start g:gap-4">
      {STATES.map(({ name, filled, ...state }) => (
        <div key={name}>{children(state, filled, name)}</div>
      ))}
    </div>
  );
}
