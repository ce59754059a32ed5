import { languageHref, matchRoute } from '@tern/domain';
import { languageFacts, languages } from '@tern/i18n';
import type { LanguageOption } from '@tern/ui';
import { useLocation } from 'react-router-dom';
import { useSite } from './SiteContext.tsx';

/** This page in every language; path, variant and query stay. */
export function useLanguageOptions(): LanguageOption[] {
  const { variant } = useSite();
  const { pathname, search } = useLocation();
  const path = matchRoute(pathname)?.servedPath ?? '/';
  return languages.map((language) => ({
    value: language,
    label: languageFacts[language].name,
    href: languageHref({ language, variant, path, search }),
  }));
}
