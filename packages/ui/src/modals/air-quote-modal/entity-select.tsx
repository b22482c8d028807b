import type { AirQuote } from '@guiche/domain/entities';
import { type Control, useController } from 'react-hook-form';
import { SelectInput } from '../../inputs/select-input/index.ts';

type EntityName = 'agenciaServico' | 'fornecedorServico' | 'tipoPagamento' | 'moeda';
type Entity<N extends EntityName> = NonNullable<AirQuote[N]>;

interface EntitySelectProps<N extends EntityName> {
  control: Control<AirQuote>;
  name: N;
  label: string;
  placeholder: string;
  options: readonly Entity<N>[];
  labelOf: (entity: Entity<N>) => string;
  required?: boolean;
  disabled?: boolean;
  /** Called after the field holds the new value. */
  onPick?: (entity: Entity<N> | null) => void;
}

/** A select whose value in the quote is the whole entity, not its id alone. */
export function EntitySelect<N extends EntityName>({
  control,
  name,
  label,
  placeholder,
  options,
  labelOf,
  required = false,
  disabled = false,
  onPick,
}: EntitySelectProps<N>) {
  const { field, fieldState } = useController<AirQuote, EntityName>({ control, name });
  const present = field.value as Entity<N> | null;
  // A quote may hold one that is no longer offered: it stays visible and chosen until another is picked.
  const known = present === null || options.some(({ id }) => id === present.id) ? options : [present, ...options];
  return (
    <SelectInput
      ref={field.ref}
      name={name}
      label={label}
      placeholder={placeholder}
      options={known.map((entity) => ({ value: String(entity.id), label: labelOf(entity) }))}
      value={present === null ? null : String(present.id)}
      onValueChange={(id) => {
        const picked = known.find((entity) => String(entity.id) === id) ?? null;
        field.onChange(picked);
        onPick?.(picked);
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required={required}
      disabled={disabled}
    />
  );
}
