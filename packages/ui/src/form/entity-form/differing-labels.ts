/** A field, or the frame around the fields of one list. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLFieldSetElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLFieldSetElement
  );
}

/** The words on the screen that name a control. */
function labelElementOf(control: Control): Element | undefined {
  if (control instanceof HTMLFieldSetElement) return control.getElementsByTagName('legend')[0];
  const [label] = control.labels ?? [];
  // A tick is a button; its name is at the input that Radix hides behind it, which has no label.
  const tick = control.previousElementSibling;
  return label ?? (tick instanceof HTMLButtonElement ? tick.labels[0] : undefined);
}

/** What the screen calls a field, without the mark of a required one. */
function labelOf(control: Control): string {
  const label = labelElementOf(control);
  if (!label) return control.getAttribute('aria-label') ?? '';
  const words = label.cloneNode(true);
  if (words instanceof HTMLElement) for (const decoration of words.querySelectorAll('[aria-hidden="true"]')) decoration.remove();
  return words.textContent?.trim() ?? '';
}

/** Whether a field with this value looks empty. */
function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether two values of one field are the same: an entity is known by its id, and an empty text is as good as none. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  const [id, otherId] = [partsOf(one)['id'], partsOf(other)['id']];
  return id === undefined || otherId === undefined ? JSON.stringify(one) === JSON.stringify(other) : id === otherId;
}

/**
 * The labels of the fields of a form in which two versions of its entity differ, each once, in the order of the form. What no field shows
 * (a version, a computed total) is left out.
 */
export function differingLabels(form: HTMLFormElement, one: unknown, other: unknown): readonly string[] {
  const controls = new Map<string, Control>();
  // In their order on the screen.
  for (const element of form.elements) {
    if (isControl(element) && element.name !== '') controls.set(element.name, element);
  }
  const collect = (path: string, here: unknown, there: unknown): Control[] => {
    const control = controls.get(path);
    if (control) return isSameValue(here, there) ? [] : [control];
    const [parts, otherParts] = [partsOf(here), partsOf(there)];
    const names = new Set([...Object.keys(parts), ...Object.keys(otherParts)]);
    return [...names].flatMap((name) => collect(path === '' ? name : `${path}.${name}`, parts[name], otherParts[name]));
  };
  const differing = new Set(collect('', one, other));
  return [
    ...new Set(
      [...controls.values()]
        .filter((control) => differing.has(control))
        .map(labelOf)
        .filter(Boolean),
    ),
  ];
}
