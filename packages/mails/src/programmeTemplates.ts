import { brand } from '@tern/domain';
import { formatDate, formatPercent, type Language } from '@tern/i18n';
import type { MailParts, SellingVoice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import type { TemplateData } from './TemplateData.ts';

const dayOf = (at: string, language: Language) => formatDate(at, language, 'long');

type Name =
  | 'inviteJoined'
  | 'inviteGift'
  | 'inviteEarned'
  | 'inviteTakenBack'
  | 'studentCode'
  | 'studentProven'
  | 'studentRenew';

/** Mails of the programmes with an own code: invitations and students. */
export const programmeTemplates: {
  [Each in Name]: (voice: SellingVoice, data: TemplateData[Each]) => MailParts | null;
} = {
  inviteJoined: ({ language, say }, { days, due_at }) => ({
    subject: say(messages.inviteJoinedSubject),
    paragraphs: [say(messages.inviteJoinedText, { brand: brand.name, days, date: dayOf(due_at, language) })],
  }),
  inviteGift: ({ language, say }, { percent, days }) => ({
    subject: say(messages.inviteGiftSubject),
    paragraphs: [
      percent === null
        ? say(messages.inviteGiftCounts, { days })
        : say(messages.inviteGiftText, { percent: formatPercent(percent, language), days }),
    ],
  }),
  inviteEarned: ({ language, say }, { days, period_end }) => ({
    subject: say(messages.inviteEarnedSubject, { days }),
    paragraphs: [
      period_end === null
        ? say(messages.inviteEarnedWaits, { brand: brand.name })
        : say(messages.inviteEarnedText, { brand: brand.name, date: dayOf(period_end, language) }),
    ],
  }),
  inviteTakenBack: ({ say }, { days }) => ({
    subject: say(messages.inviteTakenBackSubject),
    paragraphs: [say(messages.inviteTakenBackText, { brand: brand.name, days })],
  }),
  studentCode: ({ say }, { code, minutes }) => ({
    subject: say(messages.studentCodeSubject),
    paragraphs: [say(messages.studentCodeText, { brand: brand.name, minutes })],
    code,
    remarks: [say(messages.studentCodeNotYou)],
  }),
  studentProven: ({ language, say, maySell }, { code, percent, until }) => ({
    subject: say(messages.studentProvenSubject),
    paragraphs: [
      say(maySell('plan') ? messages.studentProvenText : messages.studentProvenLater, {
        brand: brand.name,
        percent: formatPercent(percent, language),
        date: dayOf(until, language),
      }),
    ],
    code,
  }),
  // A new code is of use to somebody who can buy a plan with it.
  studentRenew: ({ language, say, maySell }, { until, page_url }) =>
    maySell('plan')
      ? {
          subject: say(messages.studentRenewSubject, { date: dayOf(until, language) }),
          paragraphs: [say(messages.studentRenewText)],
          action: { label: say(messages.studentRenewAction), href: page_url },
        }
      : null,
};
