import { languageHref, matchRoute } from '@tern/domain';
import { languageNames, languages } from '@tern/i18n';
import type { LanguageOption } from '@tern/ui';
import { useLocation } from 'react-router-dom';
import { useSite } from './SiteContext.tsx';

/**
 * Every page that navigation and patterns name exists: `everyPage.spec.ts` follows each link. The browser's
 * manifest does not list the static ones, so it cannot be asked.
 */
export const hasPage = (_path: string): boolean => true;

/** This page in every language; path, form and query stay. */
export function useLanguageOptions(): LanguageOption[] {
  const { form } = useSite();
  const { pathname, search } = useLocation();
  const path = matchRoute(pathname)?.servedPath ?? '/';
  return languages.map((language) => ({
    value: language,
    label: languageNames[language],
    href: languageHref({ language, form, path, search }),
  }));
}
