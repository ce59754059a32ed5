import { messagesFolder } from './englishCatalogue.ts';
import { repositorySources } from './readMessages.ts';
import type { TernMessagesOptions } from './vitePlugin.ts';

export { parseMessages } from './readMessages.ts';

/** Where the Vite plugin finds messages in this repository: in all packages and apps. */
export const repositoryMessages: TernMessagesOptions = { ...repositorySources, catalogues: messagesFolder };
