import { type Control, type FieldPathByValue, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { SelectInput } from '../../inputs/select-input/index.ts';
import type { FieldPlace } from '../../internal/field-frame.tsx';

/** An option: anything with an id. */
interface Identified {
  readonly id: string | number;
}

type EntityPath<Values extends FieldValues> = FieldPathByValue<Values, Identified | null>;
type EntityAt<Values extends FieldValues, Name extends EntityPath<Values>> = NonNullable<FieldPathValue<Values, Name>>;

export interface EntitySelectProps<Values extends FieldValues, Name extends EntityPath<Values>> {
  control: Control<Values>;
  /** The path of the field that holds the whole entity. */
  name: Name;
  label: string;
  /** The text while nothing is chosen. */
  placeholder?: string | undefined;
  options: readonly EntityAt<Values, Name>[];
  labelOf: (entity: EntityAt<Values, Name>) => string;
  description?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  layout?: FieldPlace['layout'];
  /** Called after the field has the new value. */
  onPick?: ((entity: EntityAt<Values, Name> | null) => void) | undefined;
}

/**
 * A select of a form whose value is a whole entity (consolidator, supplier, currency), not its id alone.
 *
 * An entity that the form holds and that is no longer offered stays visible and chosen until another is picked.
 */
export function EntitySelect<Values extends FieldValues, Name extends EntityPath<Values>>({
  control,
  name,
  options,
  labelOf,
  onPick,
  ...rest
}: EntitySelectProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const present: EntityAt<Values, Name> | null = field.value;
  const idOf = (entity: Identified) => String(entity.id);
  const known = present === null || options.some((option) => idOf(option) === idOf(present)) ? options : [present, ...options];
  return (
    <SelectInput
      {...rest}
      ref={field.ref}
      name={name}
      options={known.map((entity) => ({ value: idOf(entity), label: labelOf(entity) }))}
      value={present === null ? null : idOf(present)}
      onValueChange={(id) => {
        const picked = known.find((entity) => idOf(entity) === id) ?? null;
        field.onChange(picked);
        onPick?.(picked);
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
