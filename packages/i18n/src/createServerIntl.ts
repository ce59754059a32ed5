import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Language } from '@tern/domain';
import type { Catalogue } from './catalogue.ts';
import { formatSmallNumbers } from './formatSmallNumbers.ts';
import { intlOptions } from './intlOptions.ts';
import { rememberFormats } from './rememberFormats.ts';

const cache = createIntlCache();

/** `intl` without React, for head titles, mails and the service. `formatMessage` returns strings. */
export function createServerIntl(language: Language, messages: Catalogue): IntlShape<string> {
  const intl = createIntl<string>(intlOptions(language, messages), cache);
  rememberFormats(intl.formatters);
  formatSmallNumbers(intl.formatters);
  return { ...intl, locale: language };
}
