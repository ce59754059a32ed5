import loaders from 'virtual:site-messages/loaders/pages';
import type { Catalogue, Language } from '@tern/i18n';
import { pageTexts } from './pageTexts.ts';

type Kind = 'default' | 'later';

export interface AppCatalogue {
  /** Grows with the pages that are loaded: hand it to `intl` as it is. */
  messages: Catalogue;
  /** Resolves when a page's messages are in `messages`; of `later`, those of its parts that load later. */
  load(id: string, kind?: Kind): Promise<void>;
}

/** Addresses of the files with the messages of the first page, which its document names in a build. */
export type MessageFiles = Partial<Record<Kind, string>>;

/**
 * The messages a routed page may need; those of another page are added before it shows. Head, header, footer and
 * static pages are worded on the server. Files that are not named are looked up, which is one request more.
 */
export async function loadAppCatalogue(
  language: Language,
  first: string,
  files?: MessageFiles,
): Promise<AppCatalogue> {
  const messages: Record<string, Catalogue[string]> = {};
  const load = async (id: string, kind: Kind = 'default') => {
    const file = id === first && files?.[kind];
    const module = await (file ? import(/* @vite-ignore */ file) : (await loaders[language]())[kind][id]?.());
    Object.assign(messages, module?.default, pageTexts());
  };
  await load(first);
  return { messages, load };
}
