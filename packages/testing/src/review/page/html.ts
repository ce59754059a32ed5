import { escapeHtml } from '@tern/domain';

export interface Markup {
  markup: string;
}

export const show = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(show).join('')
    : value && typeof value === 'object'
      ? (value as Markup).markup
      : value === undefined || value === false
        ? ''
        : escapeHtml(String(value));
export const html = (text: TemplateStringsArray, ...values: unknown[]): Markup => ({
  markup: String.raw({ raw: text }, ...values.map(show)),
});
export const number = (value: number) => value.toLocaleString('en');
export const count = (value: number, noun: string) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
export const icon = (path: string, name = '') =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class="${name}"><path d="${path}"/></svg>`;
