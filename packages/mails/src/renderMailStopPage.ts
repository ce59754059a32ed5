import type { OptionalMail } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { Say } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { mailboxMessages as messages } from './mailbox.messages.ts';
import { linkedPage } from './renderRenewalPage.ts';

/** `open`: one button stops mails of this kind. `unknown`: the link was cut off or changed. */
export type MailStopPageState = { state: 'open' | 'stopped'; kind: OptionalMail } | { state: 'unknown' };

/** The page that the last link of a mail leads to, where nobody has to get such mails: without scripts. */
export function renderMailStopPage(options: {
  page: MailStopPageState;
  language: Language;
  say: Say;
  publicOrigin: string;
  token: string;
}): string {
  const { page, ...rest } = options;
  return linkedPage({ ...rest, ...words(page, rest.say) });
}

function words(page: MailStopPageState, say: Say) {
  if (page.state === 'unknown') {
    return { title: say(mailMessages.trialPageUnknown), text: say(messages.emailPageUnknownText) };
  }
  if (page.state === 'stopped') {
    return { title: say(messages.mailStopped), text: say(messages.mailStoppedText) };
  }
  return {
    title: say(messages.mailStopTitle),
    text: say(messages.mailStopText, { kind: page.kind }),
    button: say(messages.mailStop),
  };
}
