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

/** Mails about two-step sign-in and passkeys. */
export const securityTemplates: {
  [Each in
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'recoveryCodeUsed'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'passkeyRefused']: (voice: Voice, data: TemplateData[Each]) => MailParts;
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
  passkeyAdded: (voice, { at, way = 'asked' }) => ({
    subject: voice.say(messages.passkeyAddedSubject, { brand: brand.name }),
    paragraphs: [voice.say(messages.passkeyAddedText, { brand: brand.name, way })],
    facts: [when(voice, at)],
    remarks: [voice.say(messages.notYouPasskey)],
  }),
  passkeyRemoved: (voice, { at, by }) => ({
    subject: voice.say(messages.passkeyRemovedSubject, { brand: brand.name }),
    paragraphs: [voice.say(messages.passkeyRemovedText, { brand: brand.name, by })],
    facts: [when(voice, at)],
    remarks: [voice.say(messages.notYou)],
  }),
  passkeyRefused: (voice, { at }) => ({
    subject: voice.say(messages.passkeyRefusedSubject, { brand: brand.name }),
    paragraphs: [voice.say(messages.passkeyRefusedText, { brand: brand.name })],
    facts: [when(voice, at)],
    remarks: [voice.say(messages.notYou)],
  }),
};
