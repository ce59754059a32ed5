import type { Formatters } from '@formatjs/intl';

type MessageFormat = ReturnType<Formatters['getMessageFormat']>;

/**
 * Finds the formatter of a compiled message by the message itself. The library's own memory writes the
 * whole message out as a key each time, which costs more than the formatting.
 */
export function rememberFormats(formatters: Formatters): void {
  const known = new WeakMap<object, MessageFormat>();
  const make = formatters.getMessageFormat;
  formatters.getMessageFormat = (...args) => {
    const [message, , , options] = args;
    // `formatMessage` adds the formatters; anything else came from a caller.
    if (typeof message === 'string' || Object.keys(options ?? {}).some((key) => key !== 'formatters')) {
      return make(...args);
    }
    let format = known.get(message);
    if (!format) {
      format = make(...args);
      known.set(message, format);
    }
    return format;
  };
}
