import loaders from 'virtual:site-messages/loaders/pages';
import type { Catalogue, Language } from '@tern/i18n';

export interface AppCatalogue {
  /** Grows with the pages that are loaded: hand it to `intl` as it is. */
  messages: Catalogue;
  /** Resolves when a page's messages are in `messages`. */
  load(id: string): Promise<void>;
}

/**
 * The messages a routed page may need; those of another page are added before it shows. Head, header, footer and
 * static pages are worded on the server.
 */
export async function loadAppCatalogue(language: Language, first: string): Promise<AppCatalogue> {
  const messages: Record<string, Catalogue[string]> = {};
  const load = async (id: string) => {
    Object.assign(messages, (await loaders[language][id]?.())?.default);
  };
  await load(first);
  return { messages, load };
}
