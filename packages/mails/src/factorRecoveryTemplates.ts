import { brand, factorRecoveryDays, factorRecoveryLinkMinutes } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { factorRecoveryMessages as messages } from './factorRecovery.messages.ts';
import type { MailParts, Voice } from './MailParts.ts';
import { mailboxMessages } from './mailbox.messages.ts';
import { forgottenPath } from './mailboxTemplates.ts';
import type { TemplateData } from './TemplateData.ts';

type Name =
  | 'factorRecoveryRequested'
  | 'factorRecoveryWaits'
  | 'factorRecoveryReady'
  | 'factorRecoveryStopped';

/** Mails to somebody who turns the second factor off without a code. */
export const factorRecoveryTemplates: {
  [Each in Name]: (voice: Voice, data: TemplateData[Each]) => MailParts;
} = {
  factorRecoveryRequested: ({ say }, { begin_url: href }) => ({
    subject: say(messages.requestedSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.requestedText, {
        brand: brand.name,
        days: factorRecoveryDays,
        minutes: factorRecoveryLinkMinutes,
      }),
    ],
    action: { label: say(messages.beginAction), href },
    remarks: [say(messages.notYou)],
  }),
  factorRecoveryWaits: ({ language, say }, { is, ready_at: readyAt, stop_url: href }) => {
    const date = formatDate(readyAt, language, 'long');
    return {
      subject: say(messages.waitsSubject, { brand: brand.name, is, date }),
      paragraphs: [say(messages.waitsText, { date }), say(messages.waitsStop)],
      action: { label: say(messages.stopAction), href },
    };
  },
  factorRecoveryReady: ({ language, say }, { until, finish_url: finish, stop_url: stop }) => ({
    subject: say(messages.readySubject, { brand: brand.name }),
    paragraphs: [say(messages.readyText, { date: formatDate(until, language, 'long') })],
    choices: [
      { label: say(messages.finishAction), href: finish },
      { label: say(messages.stopAction), href: stop },
    ],
    remarks: [say(messages.notYou)],
  }),
  factorRecoveryStopped: ({ say }) => ({
    subject: say(messages.stoppedSubject, { brand: brand.name }),
    paragraphs: [say(messages.stoppedText)],
    action: { label: say(mailboxMessages.emailPageReset), href: forgottenPath },
  }),
};
