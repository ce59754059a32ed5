import { isLanguage } from '@tern/domain';
import { messagesFolder } from './englishCatalogue.ts';
import { repositorySources } from './readMessages.ts';
import type { TernMessagesOptions } from './vitePlugin.ts';
import { withLegalWords } from './withLegalWords.ts';

export { parseMessages } from './readMessages.ts';

/** Where the Vite plugin finds messages in this repository: in all packages and apps. With the words of the brand file. */
export const repositoryMessages: TernMessagesOptions = {
  ...repositorySources,
  catalogues: messagesFolder,
  change: (id, text, language) => (isLanguage(language) ? withLegalWords(id, text, language) : text),
};
