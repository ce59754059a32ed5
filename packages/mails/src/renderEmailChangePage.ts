import { brand, buildPath } from '@tern/domain';
import { formatDate, type Language } from '@tern/i18n';
import type { Say } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { mailboxMessages as messages } from './mailbox.messages.ts';
import { forgottenPath } from './mailboxTemplates.ts';
import { linkedPage } from './renderRenewalPage.ts';

/**
 * `waits`, `done`: one button stops it, or takes it back. `taken`: it was taken back, and another account has the address by
 * now. `late`: the time for that is over. `over`: it never took place. `unknown`: the link was cut off or changed.
 */
export type EmailChangePageState =
  | { state: 'waits'; email: string }
  | { state: 'done'; email: string; until: Date }
  | { state: 'stopped' | 'restored' | 'taken' | 'late' | 'over' | 'unknown' };

/** The page by which an old mailbox stops a change of the address of its account, or takes it back: without scripts. */
export function renderEmailChangePage(options: {
  page: EmailChangePageState;
  language: Language;
  say: Say;
  publicOrigin: string;
  token: string;
}): string {
  const { page, ...rest } = options;
  return linkedPage({ ...rest, ...words(page, rest) });
}

function words(
  page: EmailChangePageState,
  { language, say, publicOrigin }: { language: Language; say: Say; publicOrigin: string },
) {
  const support = { email: brand.supportEmail.value };
  const reset = {
    label: say(messages.emailPageReset),
    href: publicOrigin + buildPath({ language, variant: 'desktop', path: forgottenPath }),
  };
  switch (page.state) {
    case 'waits':
      return {
        title: say(messages.emailPageStopTitle),
        text: say(messages.emailPageStopText, { email: page.email }),
        button: say(messages.emailChangeStopAction),
      };
    case 'done':
      return {
        title: say(messages.emailPageBackTitle),
        text: say(messages.emailPageBackText, {
          email: page.email,
          date: formatDate(page.until, language, 'long'),
        }),
        button: say(messages.emailChangeBackAction),
      };
    case 'stopped':
      return { title: say(messages.emailPageStopped), text: say(messages.emailPageNext), link: reset };
    case 'restored':
      return { title: say(messages.emailPageRestored), text: say(messages.emailPageNext), link: reset };
    case 'taken':
      return { title: say(messages.emailPageRestored), text: say(messages.emailPageTaken, support) };
    case 'late':
      return { title: say(messages.emailPageLate), text: say(messages.emailPageLateText, support) };
    case 'over':
      return { title: say(messages.emailPageOver), text: say(messages.emailPageOverText) };
    case 'unknown':
      return { title: say(mailMessages.trialPageUnknown), text: say(messages.emailPageUnknownText) };
  }
}
