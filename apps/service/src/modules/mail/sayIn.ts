import { createServerIntl, type Language } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import type { Say } from '@tern/mails';

/** Everything that mails and the pages of their links say. */
export const mailNamespaces = [
  'mail',
  'securityMail',
  'factorRecoveryMail',
  'orderCard',
  'paymentInstrument',
  'invoice',
];

const sayByLanguage = new Map<Language, Say>();

/** Writes the messages of mails in a language. Each catalogue is compiled once. */
export function sayIn(language: Language): Say {
  let say = sayByLanguage.get(language);
  if (!say) {
    const intl = createServerIntl(language, compileCatalogue(language, mailNamespaces));
    say = (message, values) => intl.formatMessage(message, values);
    sayByLanguage.set(language, say);
  }
  return say;
}
