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
  /** The `control` of react-hook-form that holds the values. */
  control: Control<Values>;
  /** The path of the field that holds the whole entity. */
  name: Name;
  /** The label above the field. */
  label: string;
  /** The text while nothing is chosen, when it is another than that of every select. */
  placeholder?: string | undefined;
  /** The entities on offer, in the order of the list. */
  options: readonly EntityAt<Values, Name>[];
  /** Returns the text of an entity in the list. */
  labelOf: (entity: EntityAt<Values, Name>) => string;
  /** Help that is always there. */
  description?: string | undefined;
  /** Marks the field and tells a screen reader; whether it is empty is judged by the form. */
  required?: boolean | undefined;
  /** Takes the field out of use and out of the order of Tab. */
  disabled?: boolean | undefined;
  /** The choice can be read and copied, and not changed. */
  readOnly?: boolean | undefined;
  /** Where the label stands: above the field, or left of it as on the lines of a ledger. */
  layout?: FieldPlace['layout'];
  /** Called after the field has the new value. */
  onPick?: ((entity: EntityAt<Values, Name> | null) => void) | undefined;
}

/**
 * A select of a form whose value is a whole entity (consolidator, supplier, currency), not its id alone.
 *
 * An entity that the form holds and that is no longer offered stays visible and chosen until another is picked.
 *
 * Use: for up to some thirty entities, when the form stores the whole entity.
 * Not for: more than that, which are searched with `Autocomplete`; plain values, which `SelectInput` takes.
 * Parts: those of a `SelectInput`.
 * Keyboard: Down, Up: choose in the list of the device; Letters: jump to an entity.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @keywords escolha, lista, combo, dropdown, select
 */
export function EntitySelect<Values extends FieldValues, Name extends EntityPath<Values>>({
  control,
  name,
  options,
  labelOf,
  onPick,
  ...rest
}: EntitySelectProps<Values, Name>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const present: EntityAt<Values, Name> | null = field.value;
  const idOf = (entity: Identified) => String(entity.id);
  const known = present === null || options.some((option) => idOf(option) === idOf(present)) ? options : [present, ...options];
  return (
    <SelectInput
      {...rest}
      ref={ref}
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
