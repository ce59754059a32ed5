import { defaultLanguage, type Language, localeOf } from '@tern/domain';
import type { Catalogue } from './catalogue.ts';

/** What every `intl` of ours is made with. */
export const intlOptions = (language: Language, messages: Catalogue) => ({
  locale: localeOf(language),
  defaultLocale: defaultLanguage,
  messages,
  onError: (error: Error) => {
    console.error(error.message);
  },
  onWarn: () => {},
});
