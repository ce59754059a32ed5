declare module 'virtual:tern-messages/loaders' {
  import type { Catalogue, Language } from '@tern/i18n';

  const loaders: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;
  export default loaders;
}

declare module 'virtual:tern-messages/*' {
  import type { Catalogue } from '@tern/i18n';

  const messages: Catalogue;
  export default messages;
}
