import loaders from 'virtual:tern-messages/loaders';
import type { Catalogue, Language } from '@tern/i18n';

/** Compiled messages of one language, loaded on demand; nothing is parsed at run time. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}
