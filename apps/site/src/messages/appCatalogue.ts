import loaders from 'virtual:site-messages/loaders/pages';
import type { Catalogue, Language } from '@tern/i18n';
import { pageTexts } from './pageTexts.ts';

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
export async function loadAppCatalogue(
  language: Language,
  first: string,
  /** Address of the file with the messages of `first`; without one it is looked up, which is one request more. */
  file?: string,
): Promise<AppCatalogue> {
  const messages: Record<string, Catalogue[string]> = {};
  const texts = pageTexts();
  const load = async (id: string) => {
    const { default: pages } = await loaders[language]();
    Object.assign(messages, (await pages[id]?.())?.default, texts);
  };
  if (file)
    Object.assign(
      messages,
      ((await import(/* @vite-ignore */ file)) as { default: Catalogue }).default,
      texts,
    );
  else await load(first);
  return { messages, load };
}
