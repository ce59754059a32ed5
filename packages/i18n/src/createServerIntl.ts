import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Catalogue } from './catalogue.ts';
import { defaultLanguage, type Language, localeOf } from './languages.ts';
import { rememberFormats } from './rememberFormats.ts';

const cache = createIntlCache();

/** `intl` without React, for head titles, mails and the service. `formatMessage` answers strings. */
export function createServerIntl(language: Language, messages: Catalogue): IntlShape<string> {
  const intl = createIntl<string>(
    {
      locale: localeOf(language),
      defaultLocale: defaultLanguage,
      messages,
      onError: (error) => {
        console.error(error.message);
      },
      onWarn: () => {},
    },
    cache,
  );
  rememberFormats(intl.formatters);
  return { ...intl, locale: language };
}
