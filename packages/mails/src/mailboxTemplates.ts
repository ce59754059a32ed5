import { brand } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { formatMoment } from './formatMoment.ts';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { mailboxMessages as messages } from './mailbox.messages.ts';
import type { TemplateData } from './TemplateData.ts';

type Name =
  | 'emailChangeCode'
  | 'emailChangeKnown'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'emailChangeDone'
  | 'emailRestored'
  | 'emailTakenBack';

/** Where a new password begins, for who has none that works. */
export const forgottenPath = '/forgetPassword';

/** Mails about another address of an account. */
export const mailboxTemplates: {
  [Each in Name]: (voice: Voice, data: TemplateData[Each]) => MailParts;
} = {
  emailChangeCode: ({ say }, { code, minutes }) => ({
    subject: say(messages.emailChangeCodeSubject, { brand: brand.name }),
    paragraphs: [say(messages.emailChangeCodeText, { brand: brand.name, minutes })],
    code,
    remarks: [say(messages.emailChangeCodeNotYou)],
    withoutAccount: true,
  }),
  emailChangeKnown: ({ say }) => ({
    subject: say(messages.emailChangeKnownSubject, { brand: brand.name }),
    paragraphs: [say(messages.emailChangeKnownText, { brand: brand.name })],
  }),
  emailChangeRequested: ({ language, say }, { email, at, undo_url: href }) => ({
    subject: say(messages.emailChangeRequestedSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.emailChangeRequestedText, { brand: brand.name, email }),
      say(href ? messages.emailChangeRequestedStop : messages.emailChangeRequestedForgot),
    ],
    facts: [[say(mailMessages.newSignInWhenLabel), formatMoment(at, language, 'short')]],
    ...(href && { action: { label: say(messages.emailChangeStopAction), href } }),
  }),
  emailChanged: ({ language, say }, { email, undo_url: href, until }) => ({
    subject: say(messages.emailChangedSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.emailChangedText, { brand: brand.name, email }),
      say(messages.emailChangedBack, { date: formatDate(until, language, 'long') }),
    ],
    action: { label: say(messages.emailChangeBackAction), href },
    withoutAccount: true,
  }),
  emailChangeDone: ({ language, say }, { until }) => ({
    subject: say(messages.emailChangeDoneSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.emailChangeDoneText, { brand: brand.name }),
      ...(until ? [say(messages.emailChangeDoneUntil, { date: formatDate(until, language, 'long') })] : []),
    ],
  }),
  emailRestored: ({ say }, { is }) => ({
    subject: say(messages.emailRestoredSubject, { brand: brand.name }),
    paragraphs: [say(messages.emailRestoredText, { brand: brand.name, is })],
    ...(is !== 'taken' && { action: { label: say(messages.emailPageReset), href: forgottenPath } }),
    withoutAccount: true,
  }),
  emailTakenBack: ({ say }) => ({
    subject: say(messages.emailTakenBackSubject, { brand: brand.name }),
    paragraphs: [say(messages.emailTakenBackText)],
    withoutAccount: true,
  }),
};
