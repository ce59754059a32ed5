import { brand, type Money } from '@tern/domain';
import { formatDate, formatMoney, type Language } from '@tern/i18n';
import { instrumentName } from './instrumentParts.ts';
import type { Say } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { linkedPage } from './renderRenewalPage.ts';
import type { InstrumentView } from './TemplateData.ts';

/** `over`: the charge was made, or nothing is charged any more. `unknown`: the link was cut off or changed. */
export type InstrumentPageState =
  | {
      state: 'open';
      instrument: InstrumentView | null;
      /** The provider's own name. */
      provider: string;
      /** A payment has failed and waits. */
      overdue: boolean;
      price: Money;
      chargeAt: Date | null;
      /** Where it is changed in an account at the provider; null: a page of the provider is opened. */
      providerUrl: string | null;
      /** The buyer came back without giving another one. */
      unchanged: boolean;
      /** The provider's page could not be opened. */
      failed?: boolean;
    }
  | { state: 'done' | 'waiting'; instrument: InstrumentView | null; provider: string }
  | { state: 'over' }
  | { state: 'unknown' };

/** The page on which somebody goes on to the provider to give another card: without signing in and without scripts. */
export function renderInstrumentPage(options: {
  page: InstrumentPageState;
  language: Language;
  say: Say;
  publicOrigin: string;
  token: string;
}): string {
  const { page, ...rest } = options;
  return linkedPage({ ...rest, ...wordsOf(page, rest.language, rest.say) });
}

function wordsOf(page: InstrumentPageState, language: Language, say: Say) {
  if (page.state === 'over') {
    return { title: say(messages.renewalPageOver), text: say(messages.trialPageOverText) };
  }
  if (page.state === 'unknown') {
    return { title: say(messages.trialPageUnknown), text: say(messages.renewalPageUnknownText) };
  }
  const { instrument, provider } = page;
  const name = instrument && instrumentName(say, instrument);
  if (page.state !== 'open' && (page.state === 'waiting' || !name)) {
    return {
      title: say(messages.instrumentPageWaitTitle),
      text: say(messages.instrumentPageWaitText, { provider }),
    };
  }
  if (page.state !== 'open') {
    return {
      title: say(messages.instrumentPageDoneTitle),
      text: say(messages.instrumentPageDoneText, { instrument: name ?? '' }),
    };
  }
  const { overdue, chargeAt, providerUrl, unchanged, failed } = page;
  const values = {
    brand: brand.name,
    provider,
    amount: formatMoney(page.price, language),
    date: chargeAt ? formatDate(chargeAt, language, 'long') : '',
  };
  const what = overdue || !chargeAt ? messages.instrumentPageOverdue : messages.instrumentPageText;
  return {
    title: say(messages.instrumentAction),
    text: [
      ...(failed ? [say(messages.instrumentPageFailed, values)] : []),
      ...(unchanged ? [say(messages.instrumentPageBack)] : []),
      say(providerUrl ? messages.instrumentPageThere : what, values),
      ...(name ? [say(messages.instrumentPageNow, { instrument: name })] : []),
    ],
    ...(providerUrl
      ? { link: { label: say(messages.instrumentPageOpen, { provider }), href: providerUrl } }
      : { button: say(messages.instrumentAction) }),
  };
}
