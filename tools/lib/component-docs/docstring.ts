import { REQUIREMENT_ID } from '../requirements.ts';

/** The labelled lines of a component's docstring, in the order in which its page shows them. */
const LABELS = ['Use', 'Not for', 'Parts', 'Words', 'Value', 'Keyboard', 'Focus', 'Screen reader'] as const;
type Label = (typeof LABELS)[number];

export interface Docstring {
  /** The first paragraph on one line. */
  summary: string;
  /** The paragraphs between the summary and the labelled lines. */
  body: string[];
  /** What stands behind each label (`Keyboard: Enter and Space.`). */
  sections: Partial<Record<Label, string>>;
}

const LABELLED = new RegExp(`^(${LABELS.join('|')}): (.*)$`, 's');

/** Reads a docstring without its tags. A label begins a line or a sentence; its text goes on until the next label or an empty line. */
export function readDocstring(comment: string): Docstring {
  const starts = new RegExp(`(?:\n|(?<=\\.) )(?=(?:${LABELS.join('|')}): )`);
  const paragraphs = comment
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.split(starts))
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const sections: Docstring['sections'] = {};
  const prose: string[] = [];
  for (const paragraph of paragraphs) {
    const [, label, text = ''] = LABELLED.exec(paragraph) ?? [];
    const known = LABELS.find((one) => one === label);
    if (known) sections[known] = text;
    else prose.push(paragraph);
  }
  const [summary = '', ...body] = prose;
  return { summary, body, sections };
}

/** The ids of requirements in a text, each once, in their order. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(REQUIREMENT_ID))].sort();
}
