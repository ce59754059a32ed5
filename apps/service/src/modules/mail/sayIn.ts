import { createServerIntl, type Language } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import type { Say } from '@tern/mails';

const sayByLanguage = new Map<Language, Say>();

/** Writes the messages of mails in a language. Each catalogue is compiled once. */
export function sayIn(language: Language): Say {
  let say = sayByLanguage.get(language);
  if (!say) {
    const intl = createServerIntl(
      language,
      compileCatalogue(language, ['mail', 'securityMail', 'orderCard', 'paymentInstrument', 'invoice']),
    );
    say = (message, values) => intl.formatMessage(message, values);
    sayByLanguage.set(language, say);
  }
  return say;
}
