import type { Formatters } from '@formatjs/intl';

type Options = Parameters<Formatters['getNumberFormat']>[1];

/** Below this number, those that are written as `plainNumber` of `compileMessages` have no groups of digits. */
const groupedFrom = (options: NonNullable<Options>) =>
  options.useGrouping === 'min2' && Object.keys(options).length === 1 ? 10_000 : 0;

/**
 * Writes the small numbers of messages, as in "8 to 20 characters", without the browser: for its first formatter it
 * lists all the locales it has, and a slow phone takes 80 ms for that. `#` of a plural, which comes without options, is
 * written as the other numbers are.
 */
export function formatSmallNumbers(formatters: Formatters): void {
  const make = formatters.getNumberFormat;
  formatters.getNumberFormat = (locales, options = { useGrouping: 'min2' }) => {
    const end = groupedFrom(options);
    if (end === 0) return make(locales, options);
    const format = (value: number) =>
      Number.isInteger(value) && value >= 0 && value < end && !Object.is(value, -0)
        ? String(value)
        : make(locales, options).format(value);
    // Messages use nothing else of a formatter of plain numbers.
    return { format } as Intl.NumberFormat;
  };
}
