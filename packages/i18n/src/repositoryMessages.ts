import { messagesFolder } from './englishCatalogue.ts';
import { repositorySources } from './readMessages.ts';
import type { TernMessagesOptions } from './vitePlugin.ts';

export { parseMessages } from './readMessages.ts';

/** What the Vite plugin reads in this repository: the messages of all packages and apps. */
export const repositoryMessages: TernMessagesOptions = { ...repositorySources, catalogues: messagesFolder };
