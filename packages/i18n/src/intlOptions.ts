import { type Language, localeOf } from '@tern/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from './catalogue.ts';

/**
 * The options shared by every `intl`. Nothing asks whether the browser knows the locale, which the library would do for
 * each `intl` and each message: for the first answer a browser lists all the locales it has, and a slow phone takes more
 * than 100 ms for that. Every browser knows ours. So the locale is given as what stands in for none.
 */
export function intlOptions(language: Language, messages: Catalogue) {
  IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales));
  return {
    locale: '',
    defaultLocale: localeOf(language),
    messages,
    onError: (error: Error & { code?: string }) => {
      if (error.code !== 'INVALID_CONFIG') console.error(error.message);
    },
    onWarn: () => {},
  };
}
