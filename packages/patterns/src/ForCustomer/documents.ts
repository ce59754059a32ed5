import type { Standing } from '@tern/domain';

/** Documents of these people: `data-customer` is the value of the cookie, in which the standing comes first. */
export const begins = (them: readonly Standing[]): string =>
  them.map((standing) => `[data-customer^="${standing}"]`).join(', ');

/** Documents of people who are none of these. A document without the attribute is that of a visitor. */
export const butThese = (them: readonly Standing[]): string => `[data-customer]:not(${begins(them)})`;
