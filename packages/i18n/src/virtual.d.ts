declare module 'virtual:tern-messages/*' {
  import type { Catalogue } from '@tern/i18n';

  const messages: Catalogue;
  export default messages;
}
