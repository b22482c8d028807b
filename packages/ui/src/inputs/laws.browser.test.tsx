import { type ComponentType, createRef, type ReactNode, type Ref, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MARCO_ZERO, RECIFE } from '../test-support/places.ts';

interface AnyInputProps {
  label: string;
  ref?: Ref<HTMLElement>;
  className?: string;
  value?: unknown;
  defaultValue?: unknown;
  onValueChange?: (value: unknown) => void;
  'data-testid'?: string;
}

// A slider of two handles is a group of two controls; its stories and small-parts.browser.test.tsx hold what is here.
const modules = import.meta.glob<Record<string, unknown>>(['./*/index.ts', '!./range-slider/index.ts'], { eager: true });
const OPTIONS = [
  { value: 'a', label: 'Primeira' },
  { value: 'b', label: 'Segunda' },
];
const ITEMS = [
  { id: 'a', label: 'Primeira' },
  { id: 'b', label: 'Segunda' },
];
const NO_PLACES = { search: async () => [] };
const NO_EDITOR = {
  show: (text: string) => text,
  apply: (_before: unknown, { inserted }: { inserted: string }) => ({ text: inserted, caret: 1 }),
};

/** What some inputs need besides a label. */
const NEEDED: Readonly<Record<string, object>> = {
  Autocomplete: { onSearch: () => ITEMS },
  CityPicker: { places: NO_PLACES },
  ExpenseTypeLookup: { onSearch: () => [] },
  ExternalSupplierLookup: { onSearch: () => [] },
  HotelCityPicker: { places: NO_PLACES },
  IeInput: { uf: 'SP' },
  InstantInput: { utcOffset: '-03:00' },
  MaskedInput: { mask: { editor: NO_EDITOR, parse: (text: string) => text, format: (text: string) => text } },
  PlaceLookup: { onSearch: () => [] },
  PlacePicker: { places: NO_PLACES },
  SelectInput: { options: OPTIONS },
  SubstituteLookup: { onSearch: () => [], absentId: 'c' },
};

const CITIES = ['Recife', 'Natal'].map((cidade) => ({ id: cidade, cidade, uf: 'PE' }));
const EXPENSES = ['Hotel', 'Café'].map((nome) => ({ id: nome, nome, isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: false }));
const SUPPLIERS = ['Rede A', 'Rede B'].map((descricao) => ({ codigo: descricao, descricao, dados: '{}' }));
const PEOPLE = ['Ana', 'Bia'].map((name) => ({ id: name, name }));
const PLACES = [RECIFE, MARCO_ZERO] as const;

/** Two of a list, as a value and another one. */
const twoOf = ([one, other]: readonly unknown[]) => [one, other] as const;

/** A value of each, and another one; by default of a text of digits. */
const VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  Autocomplete: [ITEMS[0], ITEMS[1]],
  CityPicker: PLACES,
  ExpenseTypeLookup: twoOf(EXPENSES),
  ExternalSupplierLookup: twoOf(SUPPLIERS),
  HotelCityPicker: PLACES,
  PlaceLookup: twoOf(CITIES),
  PlacePicker: PLACES,
  SubstituteLookup: twoOf(PEOPLE),
  CardExpiryInput: ['1228', '1129'],
  CheckboxField: [true, false],
  DateInput: ['2026-12-19', '2026-12-20'],
  DateTimeInput: ['2026-12-19T08:10', '2026-12-20T09:10'],
  EmailInput: ['a@hotel.com.br', 'b@hotel.com.br'],
  FreeTextInput: ['UM', 'DOIS'],
  InstantInput: ['2026-12-19T08:10:00Z', '2026-12-20T09:10:00Z'],
  IntegerInput: [1, 2],
  MoneyInput: [1.5, 2.5],
  NumberInput: [1.5, 2.5],
  PercentInput: [1.5, 2.5],
  RateInput: [1.5, 2.5],
  SelectInput: ['a', 'b'],
  TimeInput: ['08:10', '09:20'],
  TimeSelect: ['08:00', '09:00'],
};

const inputs = Object.entries(modules).map(([path, module]) => {
  const name = (path.split('/')[1] ?? '').replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  return [name, module[name] as ComponentType<AnyInputProps>] as const;
});

let root: Root | undefined;

async function show(node: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(<StrictMode>{node}</StrictMode>);
  await vi.waitUntil(() => place.querySelector('label'));
}

function remove(): void {
  root?.unmount();
  document.body.replaceChildren();
}

afterEach(remove);

/** What a control says of its value. */
function said(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return String(control.checked);
  return control.getAttribute('aria-checked') ?? ('value' in control ? String(control.value) : '');
}

describe.each(inputs)('%s', (name, Input) => {
  const needed = NEEDED[name] ?? {};
  const [value, other] = VALUES[name] ?? ['1', '2'];

  test('a ref and data attributes reach the control, className the whole field', async () => {
    const ref = createRef<HTMLElement>();
    await show(<Input label="Campo" ref={ref} className="own-class" data-testid="campo" {...needed} />);
    const control = document.querySelector('[data-testid="campo"]');
    expect(control).not.toBeNull();
    expect(ref.current).toBe(control);
    expect(control?.matches('input, select, textarea, button')).toBe(true);
    const field = document.querySelector('.own-class');
    expect(field?.contains(control)).toBe(true);
    expect(field?.textContent).toContain('Campo');
    control instanceof HTMLElement && control.focus();
    expect(document.activeElement).toBe(control);
  });

  test('without a value it keeps its own; with one it shows what it is given', async () => {
    const ref = createRef<HTMLElement>();
    const shownFor = async (props: Partial<AnyInputProps>) => {
      await show(<Input label="Campo" ref={ref} {...needed} {...props} />);
      const shown = ref.current ? said(ref.current) : undefined;
      remove();
      return shown;
    };
    const first = await shownFor({ defaultValue: value });
    expect(await shownFor({ value })).toBe(first);
    expect(await shownFor({ value: other })).not.toBe(first);
    expect(await shownFor({ value: other, defaultValue: value })).not.toBe(first);
  });

  test('it tells of a change once, and stays as it was where nobody keeps the change', async () => {
    const ref = createRef<HTMLElement>();
    const onValueChange = vi.fn();
    await show(<Input label="Campo" ref={ref} value={value} onValueChange={onValueChange} {...needed} />);
    const control = ref.current;
    const before = control ? said(control) : '';
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, [...control.options].at(-1)?.value ?? '');
    else if (/checkbox/.test(control?.getAttribute('role') ?? (control instanceof HTMLInputElement ? control.type : ''))) control?.click();
    else {
      control?.focus();
      await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    }
    await expect.poll(() => onValueChange.mock.calls.length).toBe(1);
    expect(onValueChange.mock.calls[0]?.[0]).not.toEqual(value);
    control?.blur();
    await expect.poll(() => control && said(control)).toBe(before);
  });
});
