import type { Language } from '@tern/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import { formatSmallNumbers } from './formatSmallNumbers.ts';
import { intlOptions } from './intlOptions.ts';
import { rememberFormats } from './rememberFormats.ts';

const cache = createIntlCache();

/**
 * One `intl` for React's `RawIntlProvider`, from a compiled catalogue. `locale` is the plain language;
 * the formatters inside use `localeOf(language)`, so that Arabic keeps Latin digits.
 * Gaps in a catalogue are filled with English when it is compiled.
 */
export function createTernIntl(language: Language, messages: Catalogue): IntlShape {
  const intl = createIntl(intlOptions(language, messages), cache);
  rememberFormats(intl.formatters);
  formatSmallNumbers(intl.formatters);
  return { ...intl, locale: language };
}
