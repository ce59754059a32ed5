import { defaultLanguage, type Language, localeOf } from '@tern/domain';
import type { Catalogue } from './catalogue.ts';

/** The options shared by every `intl`. */
export const intlOptions = (language: Language, messages: Catalogue) => ({
  locale: localeOf(language),
  defaultLocale: defaultLanguage,
  messages,
  onError: (error: Error) => {
    console.error(error.message);
  },
  onWarn: () => {},
});
