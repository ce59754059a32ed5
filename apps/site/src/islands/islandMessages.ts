import type { MessageLoaders } from 'virtual:site-messages/*/pages';
import type { Catalogue, Language } from '@tern/i18n';
import type { IslandName } from './islands.ts';

/** The messages of each island, by language: far less than a page's. */
const loaders: Record<Language, () => Promise<{ default: MessageLoaders }>> = {
  en: () => import('virtual:site-messages/en/islands'),
  ru: () => import('virtual:site-messages/ru/islands'),
  de: () => import('virtual:site-messages/de/islands'),
  es: () => import('virtual:site-messages/es/islands'),
  fr: () => import('virtual:site-messages/fr/islands'),
  it: () => import('virtual:site-messages/it/islands'),
  ja: () => import('virtual:site-messages/ja/islands'),
  nl: () => import('virtual:site-messages/nl/islands'),
  pl: () => import('virtual:site-messages/pl/islands'),
  pt: () => import('virtual:site-messages/pt/islands'),
  ar: () => import('virtual:site-messages/ar/islands'),
};

export async function loadIslandMessages(language: Language, name: IslandName): Promise<Catalogue> {
  const { default: islands } = await loaders[language]();
  return (await islands[name]?.())?.default ?? {};
}
