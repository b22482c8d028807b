import type { ReportParameter } from '@guiche/domain/entities';
import { isNoValue } from '@guiche/domain/reports';

/** The chosen values of a report by the names of their parameters; what was not chosen is undefined. Their types were checked. */
export class ReportValues {
  readonly #values: ReadonlyMap<string, ReportParameter['value']>;

  constructor(parameters: readonly Pick<ReportParameter, 'name' | 'value'>[]) {
    this.#values = new Map(parameters.filter(({ value }) => !isNoValue(value)).map(({ name, value }) => [name, value]));
  }

  /** A text, or a day as `2026-11-21`. */
  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  number(name: string): number | undefined {
    const value = this.#values.get(name);
    return typeof value === 'number' ? value : undefined;
  }

  flag(name: string): boolean {
    return this.#values.get(name) === true;
  }

  /** The chosen items of a list. */
  list(name: string): readonly string[] | undefined {
    const value = this.#values.get(name);
    return Array.isArray(value) ? value : undefined;
  }
}
