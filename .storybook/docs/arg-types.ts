import type { ArgTypes, ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import type { ComponentDoc, PropDoc } from '../../tools/lib/component-docs/component-doc.ts';

const FEW = 4;

type Control = NonNullable<InputType['control']>;

/** The control by which a prop can be tried out; `false` for callbacks, refs and moments, which cannot be typed in. */
function controlFor({ type, choices }: PropDoc): Control {
  if (choices) return { type: choices.length <= FEW ? 'inline-radio' : 'select' };
  const kinds = type.split(' | ').filter((kind) => kind !== 'null');
  if (kinds.length !== 1) return false;
  const [kind = ''] = kinds;
  if (kind === 'boolean' || kind === 'number') return { type: kind };
  return kind === 'string' || kind === 'ReactNode' ? { type: 'text' } : false;
}

/** The type as Storybook reads it back from an address with `args`. */
function addressType({ type, choices, required }: PropDoc): SBType {
  if (choices) return { name: 'enum', value: choices, required };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type, required };
  return { name: 'other', value: type, required };
}

function argType(prop: PropDoc): InputType {
  return {
    name: prop.name,
    description: prop.description,
    control: controlFor(prop),
    ...(prop.choices ? { options: prop.choices } : {}),
    type: addressType(prop),
    table: {
      type: { summary: prop.type, ...(prop.detail ? { detail: prop.detail } : {}) },
      ...(prop.default === undefined ? {} : { defaultValue: { summary: prop.default } }),
    },
  };
}

export function argTypesOf({ props }: ComponentDoc): ArgTypes {
  return Object.fromEntries(props.map((prop) => [prop.name, argType(prop)]));
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(isPlain));

/**
 * Whether a text control would be of no use: it shows an element as an object and loses it by the first edit, marks `null` as a mistake,
 * and fills a screen with the bytes of a picture.
 */
const isNoText = (value: unknown) => value !== undefined && (typeof value !== 'string' || value.startsWith('data:'));

/** What depends on the story: whether its value can be edited as text; plain data can be edited, whatever their type is called. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => {
      const value: unknown = initialArgs[name];
      const isText = typeof one.control === 'object' && one.control.type === 'text';
      if (isText && isNoText(value)) return [name, { ...one, control: false }];
      const isData = typeof value === 'object' && value !== null && isPlain(value);
      return [name, one.control === false && isData ? { ...one, control: { type: 'object' } } : one];
    }),
  );
