import type { PageMessages } from 'virtual:site-messages/*/pages';
import type { Catalogue, Language } from '@tern/i18n';

/** What the routed pages say, by language; head, header, footer and static pages are worded on the server. */
const loaders: Record<Language, () => Promise<PageMessages>> = {
  en: () => import('virtual:site-messages/en/pages'),
  ru: () => import('virtual:site-messages/ru/pages'),
  de: () => import('virtual:site-messages/de/pages'),
  es: () => import('virtual:site-messages/es/pages'),
  fr: () => import('virtual:site-messages/fr/pages'),
  it: () => import('virtual:site-messages/it/pages'),
  ja: () => import('virtual:site-messages/ja/pages'),
  nl: () => import('virtual:site-messages/nl/pages'),
  pl: () => import('virtual:site-messages/pl/pages'),
  pt: () => import('virtual:site-messages/pt/pages'),
  ar: () => import('virtual:site-messages/ar/pages'),
};

export interface AppCatalogue {
  /** Grows with the pages that are loaded: hand it to `intl` as it is. */
  messages: Catalogue;
  /** Resolves when a page's messages are in `messages`. */
  load(id: string): Promise<void>;
}

/** The messages every page may need; those of a page are added before it shows. */
export async function loadAppCatalogue(language: Language, first: string): Promise<AppCatalogue> {
  const { shared, pages } = await loaders[language]();
  const messages = { ...shared };
  const load = async (id: string) => {
    Object.assign(messages, (await pages[id]?.())?.default);
  };
  await load(first);
  return { messages, load };
}
