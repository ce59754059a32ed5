import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Language } from '@tern/domain';
import type { Catalogue } from './catalogue.ts';
import { elideArticles } from './elideArticles.ts';
import { formatSmallNumbers } from './formatSmallNumbers.ts';
import { intlOptions } from './intlOptions.ts';
import { rememberFormats } from './rememberFormats.ts';

const cache = createIntlCache();

/** `intl` without React, for head titles, mails and the service. `formatMessage` returns strings. */
export function createServerIntl(language: Language, messages: Catalogue): IntlShape<string> {
  const intl = createIntl<string>(intlOptions(language, messages), cache);
  rememberFormats(intl.formatters);
  formatSmallNumbers(intl.formatters);
  if (language !== 'it') return { ...intl, locale: language };
  const formatMessage = ((...said: Parameters<typeof intl.formatMessage>) => {
    const text: unknown = intl.formatMessage(...said);
    return typeof text === 'string' ? elideArticles(text) : text;
  }) as typeof intl.formatMessage;
  return { ...intl, locale: language, formatMessage, $t: formatMessage };
}
