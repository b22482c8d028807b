import { type Editor, editBetween, type FieldState, type Refusal } from '../engine/index.ts';

/** A text field without a browser: the effect of keys and paste before the editor handles them. `|` marks the caret. */
export class Field {
  readonly #editor: Editor;
  state: FieldState;
  refused: Refusal | undefined;

  constructor(editor: Editor, marked = '|') {
    this.#editor = editor;
    const start = marked.indexOf('|');
    const last = marked.lastIndexOf('|');
    this.state = { text: marked.replaceAll('|', ''), start, end: last > start ? last - 1 : start };
  }

  #after(text: string, caret: number, pasted = false): this {
    const result = this.#editor.apply(this.state, editBetween(this.state, text, caret, pasted));
    this.state = { text: result.text, start: result.caret, end: result.end ?? result.caret, marks: result.marks };
    this.refused = result.refused;
    return this;
  }

  type(keys: string): this {
    for (const key of keys) this.insert(key);
    return this;
  }

  insert(inserted: string, pasted = false): this {
    const { text, start, end } = this.state;
    return this.#after(text.slice(0, start) + inserted + text.slice(end), start + inserted.length, pasted);
  }

  paste(text: string): this {
    return this.insert(text, true);
  }

  selectAll(): this {
    this.state = { ...this.state, start: 0, end: this.state.text.length };
    return this;
  }

  backspace(times = 1): this {
    for (let time = 0; time < times; time += 1) {
      const { text, start, end } = this.state;
      const from = start === end ? Math.max(0, start - 1) : start;
      if (from !== end) this.#after(text.slice(0, from) + text.slice(end), from);
    }
    return this;
  }

  delete(times = 1): this {
    for (let time = 0; time < times; time += 1) {
      const { text, start, end } = this.state;
      const to = start === end ? Math.min(text.length, end + 1) : end;
      if (start !== to) this.#after(text.slice(0, start) + text.slice(to), start);
    }
    return this;
  }

  get text(): string {
    return this.state.text;
  }

  /** The text with the caret in it, or with one at either end of the selection. */
  get marked(): string {
    const { text, start, end } = this.state;
    const selected = start === end ? '' : `${text.slice(start, end)}|`;
    return `${text.slice(0, start)}|${selected}${text.slice(end)}`;
  }
}
