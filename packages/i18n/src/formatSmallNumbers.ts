import type { Formatters } from '@formatjs/intl';

type Options = Parameters<Formatters['getNumberFormat']>[1];

/** Below these numbers no language of ours groups the digits: with no options, and as `plainNumber` of `compileMessages`. */
function groupedFrom(options: Options): number {
  if (!options) return 1000;
  return options.useGrouping === 'min2' && Object.keys(options).length === 1 ? 10_000 : 0;
}

/**
 * Writes the small numbers of messages, as in "8 to 20 characters", without the browser: for its first formatter it
 * lists all the locales it has, and a slow phone takes 80 ms for that.
 */
export function formatSmallNumbers(formatters: Formatters): void {
  const make = formatters.getNumberFormat;
  formatters.getNumberFormat = (locales, options) => {
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
