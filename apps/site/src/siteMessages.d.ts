declare module 'virtual:site-messages/loaders/pages' {
  import type { Catalogue, Language } from '@tern/i18n';

  type Load = () => Promise<{ default: Catalogue }>;
  /** By language, what loads its loaders, which are by route id. */
  const loaders: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, Load>> }>>>;
  export default loaders;
}

declare module 'virtual:site-messages/namespaces' {
  /** The namespaces of all that runs in the browser: on the pages of the router, and in islands. */
  const namespaces: Readonly<Record<'pages' | 'islands', readonly string[]>>;
  export default namespaces;
}

declare module 'virtual:site-messages/loaders/islands' {
  import type { Catalogue, Language } from '@tern/i18n';

  type Load = () => Promise<{ default: Catalogue }>;
  /** By language, then by name of the island. */
  const loaders: Readonly<Record<Language, Readonly<Record<string, Load>>>>;
  export default loaders;
}
