import type { Catalogue, Language } from '@tern/i18n';

type Load = () => Promise<{ default: Catalogue }>;

/** Compiled messages of one language, loaded on demand; nothing is parsed at run time. */
const loaders: Record<Language, Load> = {
  en: () => import('virtual:tern-messages/en'),
  ru: () => import('virtual:tern-messages/ru'),
  de: () => import('virtual:tern-messages/de'),
  es: () => import('virtual:tern-messages/es'),
  fr: () => import('virtual:tern-messages/fr'),
  it: () => import('virtual:tern-messages/it'),
  ja: () => import('virtual:tern-messages/ja'),
  nl: () => import('virtual:tern-messages/nl'),
  pl: () => import('virtual:tern-messages/pl'),
  pt: () => import('virtual:tern-messages/pt'),
  ar: () => import('virtual:tern-messages/ar'),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}
