import { brand, cardBrandName, cardMonth } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import { formatMoment } from './formatMoment.ts';
import type { MailParts, Say, Voice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import type { InstrumentView, TemplateData } from './TemplateData.ts';

/** A card or account by name, in the words of the account. */
export function instrumentName(say: Say, { kind, brand: name, last4, account }: InstrumentView): string {
  const said = (id: string, values?: Record<string, string>) =>
    say({ id: `paymentInstrument.${id}` }, values);
  if (kind === 'card' && last4) {
    const known = cardBrandName(name);
    return known ? said('card', { brand: known, last4 }) : said('plainCard', { last4 });
  }
  if (kind === 'paypal') return account ? said('paypalAccount', { account }) : 'PayPal';
  return said('other');
}

/** Mails about the card or account that pays. */
export const instrumentTemplates: {
  [Each in 'instrumentChanged' | 'instrumentRemoved' | 'cardEnds']: (
    voice: Voice,
    data: TemplateData[Each],
  ) => MailParts;
} = {
  instrumentChanged: ({ language, say }, { instrument, at }) => ({
    subject: say(messages.instrumentChangedSubject, { brand: brand.name }),
    paragraphs: [say(messages.instrumentChangedText, { brand: brand.name })],
    facts: [
      [say(messages.instrumentLabel), instrumentName(say, instrument)],
      [say(messages.newSignInWhenLabel), formatMoment(at, language)],
    ],
    remarks: [say(messages.newSignInNotYou)],
  }),
  instrumentRemoved: ({ language, say }, { instrument, at }) => ({
    subject: say(messages.instrumentRemovedSubject, { brand: brand.name }),
    paragraphs: [say(messages.instrumentRemovedText, { brand: brand.name })],
    facts: [
      [say(messages.instrumentLabel), instrumentName(say, instrument)],
      [say(messages.newSignInWhenLabel), formatMoment(at, language)],
    ],
    remarks: [say(messages.newSignInNotYou)],
  }),
  cardEnds: ({ language, say }, { instrument, renews_at, change_url, ...price }) => {
    const values = {
      brand: brand.name,
      card: instrumentName(say, instrument),
      month: instrument.expires ? cardMonth(instrument.expires) : '',
      date: formatDate(renews_at, language, 'long'),
      amount: formatMoney(price, language),
    };
    return {
      subject: say(messages.cardEndsSubject, values),
      paragraphs: [say(messages.cardEndsText, values), say(messages.cardEndsHow)],
      action: { label: say(messages.instrumentAction), href: change_url },
    };
  },
};
