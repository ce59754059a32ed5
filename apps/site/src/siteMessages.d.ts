declare module 'virtual:site-messages/loaders/*' {
  import type { Catalogue, Language } from '@tern/i18n';

  type Load = () => Promise<{ default: Catalogue }>;
  /** By language, then by route id or name of the island. */
  const loaders: Readonly<Record<Language, Readonly<Record<string, Load>>>>;
  export default loaders;
}
