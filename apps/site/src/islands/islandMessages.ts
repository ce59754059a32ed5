import loaders from 'virtual:site-messages/loaders/islands';
import type { Catalogue, Language } from '@tern/i18n';
import { pageTexts } from '../messages/pageTexts.ts';
import type { IslandName } from './islands.ts';

/** The messages of one island: far less than a page's. */
export async function loadIslandMessages(language: Language, name: IslandName): Promise<Catalogue> {
  return { ...(await loaders[language][name]?.())?.default, ...pageTexts() };
}
