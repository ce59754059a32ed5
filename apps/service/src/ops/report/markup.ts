import { escapeHtml } from '@tern/domain';

/** Markup whose values are already escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | null | Markup | readonly Markup[];

const write = (value: Value | undefined): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return escapeHtml(String(value));
};

/** A template whose values are escaped unless they are markup themselves: names of campaigns come from addresses. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}
