/**
 * What the props say that come from React, which documents none of them. Only those that a component reads itself, or that one of its
 * stories sets, are in its table; a prop that is missing here fails the check.
 */
export const HTML_PROPS: Readonly<Record<string, string>> = {
  'aria-label': 'The name that a screen reader says, for content without text.',
  'aria-labelledby': 'The id of the element that names this one for screen readers.',
  children: 'What is shown inside.',
  className: 'Classes that are added to those of the component.',
  disabled: 'Takes the element out of use and out of the order of Tab.',
  href: 'The address that the link leads to.',
  id: 'The id of the element.',
  onBlur: 'Called when the focus leaves.',
  onChange: 'Called with the event of each change.',
  onClick: 'Called for a click, and for the keys that count as one.',
  onKeyDown: 'Called for each key that is pressed, before the component reads it.',
  ref: 'Gives access to the element.',
  style: 'Inline styles of the element.',
  type: 'The kind of the element, as HTML has it.',
};
