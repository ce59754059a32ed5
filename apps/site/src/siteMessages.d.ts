declare module 'virtual:site-messages/loaders/pages' {
  import type { PageMessages } from 'virtual:site-messages/*/pages';
  import type { Language } from '@tern/i18n';

  const loaders: Readonly<Record<Language, () => Promise<PageMessages>>>;
  export default loaders;
}

declare module 'virtual:site-messages/loaders/islands' {
  import type { MessageLoaders } from 'virtual:site-messages/*/pages';
  import type { Language } from '@tern/i18n';

  const loaders: Readonly<Record<Language, () => Promise<{ default: MessageLoaders }>>>;
  export default loaders;
}

declare module 'virtual:site-messages/*/pages' {
  import type { Catalogue } from '@tern/i18n';

  export type MessageLoaders = Readonly<Record<string, () => Promise<{ default: Catalogue }>>>;
  /** A catalogue in the parts the browser loads it in. */
  export interface PageMessages {
    readonly shared: Catalogue;
    /** By route id. */
    readonly pages: MessageLoaders;
  }
  export const shared: Catalogue;
  export const pages: MessageLoaders;
}

declare module 'virtual:site-messages/*/islands' {
  import type { MessageLoaders } from 'virtual:site-messages/*/pages';

  /** By name of the island. */
  const islands: MessageLoaders;
  export default islands;
}
