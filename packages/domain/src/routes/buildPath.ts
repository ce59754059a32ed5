import { defaultLanguage, type Form, type Language, languages } from '../languages.ts';

/**
 * The address of a page in a language and form: `/de/m/pricing`. English has no prefix, and the home
 * page of the mobile form is `/m/home`.
 */
export function buildPath({
  language,
  form,
  path,
}: {
  language: Language;
  form: Form;
  path: string;
}): string {
  const prefix = prefixOf({ language, form });
  if (path === '/') return form === 'mobile' ? `${prefix}/home` : prefix || '/';
  return prefix + path;
}

/** The part before the page, which the router takes as its basename: `''`, `/de`, `/m`, `/de/m`. */
export function prefixOf({ language, form }: { language: Language; form: Form }): string {
  return (language === defaultLanguage ? '' : `/${language}`) + (form === 'mobile' ? '/m' : '');
}

/** Every prefix that `prefixOf` gives. */
export function pathPrefixes(): string[] {
  return languages.flatMap((language) =>
    (['desktop', 'mobile'] as const).map((form) => prefixOf({ language, form })),
  );
}
