import type { AskedParameter } from '@guiche/domain/entities';
import { type ParameterInput, parameterInput } from '@guiche/domain/reports';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { NumberInput } from '../../inputs/number-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { TickedList } from './ticked-list.tsx';

export interface ParameterFieldProps {
  parameter: AskedParameter;
  onValueChange: (value: AskedParameter['value']) => void;
  error: string | undefined;
  /** The day that the calendar marks, ISO date. */
  today: string | undefined;
}

type Field = (props: ParameterFieldProps) => ReactNode;

/** What every field of one value is given. */
function common({ parameter, onValueChange, error }: ParameterFieldProps) {
  const { name, description, required } = parameter;
  return { name, label: description, required, error, onValueChange, 'data-parameter': name };
}

function TextParameter(props: ParameterFieldProps) {
  const { value } = props.parameter;
  return <TextInput {...common(props)} value={value === null ? '' : String(value)} maxLength={LINE_LENGTH} autoComplete="off" />;
}

/** The field for each input. A record: an input that the domain adds does not compile until it has one. */
const FIELDS: Record<ParameterInput, Field> = {
  'multi-select': ({ parameter: { name, description, required, value, options }, onValueChange, error }) => (
    <TickedList
      name={name}
      label={description}
      required={required}
      options={options ?? []}
      value={Array.isArray(value) ? value : []}
      onValueChange={onValueChange}
      error={error}
    />
  ),
  date: (props) => {
    const { value, past } = props.parameter;
    return <DateInput {...common(props)} value={typeof value === 'string' ? value : null} today={props.today} past={past} />;
  },
  number: (props) => {
    const { value } = props.parameter;
    return <NumberInput {...common(props)} negative value={typeof value === 'number' ? value : null} />;
  },
  checkbox: (props) => <CheckboxField {...common(props)} value={props.parameter.value === true} />,
  text: TextParameter,
};

/** A parameter of a report, in the input of its type. @see S-119 */
export function ParameterField(props: ParameterFieldProps) {
  const Input = FIELDS[parameterInput(props.parameter.type)];
  return <Input {...props} />;
}
