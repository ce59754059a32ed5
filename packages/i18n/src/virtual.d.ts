declare module 'virtual:tern-messages/*' {
  import type { Catalogue } from '@tern/i18n';

  const messages: Catalogue;
  // biome-ignore lint/style/noDefaultExport: the shape of the virtual module.
  export default messages;
}
