import { languageFacts, languages } from '@tern/i18n';
import type { LanguageOption } from '@tern/ui';

/** For stories: one page in every language. */
export const storyLanguages: readonly LanguageOption[] = languages.map((value) => ({
  value,
  label: languageFacts[value].name,
  href: value === 'en' ? '/pricing' : `/${value}/pricing`,
}));
