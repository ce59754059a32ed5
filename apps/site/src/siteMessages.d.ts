declare module 'virtual:site-messages/loaders/pages' {
  import type { Catalogue, Language } from '@tern/i18n';

  type Load = () => Promise<{ default: Catalogue }>;
  type Loaders = Readonly<Record<string, Load>>;
  /** By language, what loads its loaders, which are by route id: of a page, and of its parts that load later. */
  const loaders: Readonly<Record<Language, () => Promise<{ default: Loaders; later: Loaders }>>>;
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
