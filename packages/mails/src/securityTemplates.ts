import { brand } from '@tern/domain';
import { formatMoment } from './formatMoment.ts';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { securityMailMessages as messages } from './security.messages.ts';
import type { TemplateData } from './TemplateData.ts';

const when = ({ language, say }: Voice, at: string): [string, string] => [
  say(mailMessages.newSignInWhenLabel),
  formatMoment(at, language, 'short'),
];

/** Mails about two-step sign-in. */
export const securityTemplates: {
  [Each in 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodeUsed']: (
    voice: Voice,
    data: TemplateData[Each],
  ) => MailParts;
} = {
  secondFactorOn: (voice, { at }) => ({
    subject: voice.say(messages.factorOnSubject, { brand: brand.name }),
    paragraphs: [voice.say(messages.factorOnText, { brand: brand.name }), voice.say(messages.factorOnKeep)],
    facts: [when(voice, at)],
    remarks: [voice.say(messages.notYou)],
  }),
  secondFactorOff: (voice, { at, by }) => ({
    subject: voice.say(messages.factorOffSubject, { brand: brand.name }),
    paragraphs: [voice.say(messages.factorOffText, { brand: brand.name, by })],
    facts: [when(voice, at)],
    remarks: [voice.say(messages.notYou)],
  }),
  recoveryCodeUsed: (voice, { at, left }) => ({
    subject: voice.say(messages.recoveryUsedSubject, { brand: brand.name }),
    paragraphs: [voice.say(messages.recoveryUsedText, { brand: brand.name, left })],
    facts: [when(voice, at)],
    remarks: [voice.say(messages.notYou)],
  }),
};
