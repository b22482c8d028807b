const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const AXES: Readonly<Record<string, readonly string[]>> = {
  inline: ['left', 'right'],
  'inline-start': ['left'],
  'inline-end': ['right'],
  block: ['top', 'bottom'],
  'block-start': ['top'],
  'block-end': ['bottom'],
};
const BORDER_PARTS = ['width', 'style', 'color'];

/** The shorthands in the classes of Tailwind, beside those with sides. */
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  font: ['font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
  background: ['background-color', 'background-image'],
  outline: ['outline-width', 'outline-style', 'outline-color'],
  'text-decoration': ['text-decoration-line', 'text-decoration-style', 'text-decoration-color', 'text-decoration-thickness'],
  'list-style': ['list-style-type', 'list-style-position', 'list-style-image'],
  'grid-column': ['grid-column-start', 'grid-column-end'],
  'grid-row': ['grid-row-start', 'grid-row-end'],
  'place-items': ['align-items', 'justify-items'],
  'place-content': ['align-content', 'justify-content'],
  'place-self': ['align-self', 'justify-self'],
  animation: ['animation-name', 'animation-duration'],
  'inline-size': ['width'],
  'block-size': ['height'],
};

/** The properties that a property sets, logical ones as they fall in horizontal text from left to right. */
export function longhands(property: string): readonly string[] {
  const plain = SHORTHANDS[property];
  if (plain) return plain;
  const spaced = /^(margin|padding|scroll-margin|scroll-padding|inset)(?:-(.+))?$/.exec(property);
  if (spaced) {
    const [, kind = '', side = ''] = spaced;
    const sides = side === '' ? SIDES : (AXES[side] ?? [side]);
    return kind === 'inset' ? sides : sides.map((name) => `${kind}-${name}`);
  }
  const border =
    /^border(?:-(top|right|bottom|left|inline|inline-start|inline-end|block|block-start|block-end))?(?:-(width|style|color))?$/.exec(
      property,
    );
  if (border) {
    const [, side = '', part] = border;
    const sides = side === '' ? SIDES : (AXES[side] ?? [side]);
    return sides.flatMap((name) => (part ? [part] : BORDER_PARTS).map((piece) => `border-${name}-${piece}`));
  }
  if (property === 'border-radius') return CORNERS.map((corner) => `border-${corner}-radius`);
  return [property];
}
