import { createServerIntl, type Language } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import type { Say } from '@tern/mails';

const voices = new Map<Language, Say>();

/** Writes the messages of mails in a language. Each catalogue is compiled once. */
export function sayIn(language: Language): Say {
  let say = voices.get(language);
  if (!say) {
    const intl = createServerIntl(
      language,
      compileCatalogue(language, ['mail', 'orderCard', 'paymentInstrument', 'invoice']),
    );
    say = (message, values) => intl.formatMessage(message, values);
    voices.set(language, say);
  }
  return say;
}
