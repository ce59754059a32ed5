import { buildPath, factorRecoveryDays } from '@tern/domain';
import { formatDate, type Language } from '@tern/i18n';
import { factorRecoveryMessages as messages } from './factorRecovery.messages.ts';
import type { Say } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { mailboxMessages } from './mailbox.messages.ts';
import { forgottenPath } from './mailboxTemplates.ts';
import { linkedPage } from './renderRenewalPage.ts';

/**
 * `begin`, `stop`, `ready`: one button does that, the last one with the password. `waiting`: the second link comes on `date`. `late`: the
 * time of the link is over. `over`: the request ended before. `unknown`: the link was cut off or changed.
 */
export type FactorRecoveryPageState =
  | { state: 'begin' | 'waiting'; date: Date }
  | { state: 'ready'; until: Date; refused?: 'wrong' | 'limited' }
  | { state: 'stop' | 'stopped' | 'done' | 'late' | 'over' | 'unknown' };

interface Rest {
  language: Language;
  say: Say;
  publicOrigin: string;
  token: string;
}

/** The page by which somebody who has lost the second factor turns it off, or stops that: without scripts. */
export function renderFactorRecoveryPage(options: { page: FactorRecoveryPageState } & Rest): string {
  const { page, ...rest } = options;
  return linkedPage({ ...rest, ...words(page, rest) });
}

function words(page: FactorRecoveryPageState, { language, say, publicOrigin }: Rest) {
  const day = (date: Date) => formatDate(date, language, 'long');
  const link = (message: { id: string }, path: string) => ({
    label: say(message),
    href: publicOrigin + buildPath({ language, variant: 'desktop', path }),
  });
  const again = { text: say(messages.againText), link: link(messages.signIn, '/login') };
  switch (page.state) {
    case 'begin':
      return {
        title: say(messages.beginTitle, { days: factorRecoveryDays }),
        text: say(messages.beginText, { date: day(page.date) }),
        button: say(messages.beginAction),
      };
    case 'waiting':
      return {
        title: say(messages.waitingTitle),
        text: say(messages.waitingText, { date: day(page.date) }),
        link: link(messages.signIn, '/login'),
      };
    case 'stop':
      return {
        title: say(messages.stopTitle),
        text: say(messages.stopText),
        button: say(messages.stopAction),
      };
    case 'stopped':
      return {
        title: say(messages.stoppedTitle),
        text: say(messages.stoppedNext),
        link: link(mailboxMessages.emailPageReset, forgottenPath),
      };
    case 'ready':
      return {
        title: say(messages.readyTitle),
        text: say(messages.pageText, { date: day(page.until) }),
        password: {
          label: say(messages.password),
          error: page.refused && say(page.refused === 'wrong' ? messages.wrongPassword : messages.tooMany),
        },
        button: say(messages.finishAction),
      };
    case 'done':
      return {
        title: say(messages.doneTitle),
        text: say(messages.doneText),
        link: link(messages.signIn, '/login'),
      };
    case 'late':
      return { title: say(messages.lateTitle), ...again };
    case 'over':
      return { title: say(messages.overTitle), ...again };
    case 'unknown':
      return { title: say(mailMessages.trialPageUnknown), text: say(mailboxMessages.emailPageUnknownText) };
  }
}
