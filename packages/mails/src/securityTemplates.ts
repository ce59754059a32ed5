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

/** Names the passkeys that a new password, or a second factor, leaves as they are: one may be a thief's. */
const passkeysStay = ({ say }: Voice, passkeys = 0): string[] =>
  passkeys > 0 ? [say(messages.passkeysStay, { passkeys })] : [];

/** Mails about new passwords, two-step sign-in and passkeys. */
export const securityTemplates: {
  [Each in
    | 'passwordSet'
    | 'passwordChanged'
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'recoveryCodeUsed'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'passkeyRefused']: (voice: Voice, data: TemplateData[Each]) => MailParts;
} = {
  passwordSet: (voice, { passkeys }) => ({
    subject: voice.say(mailMessages.passwordSetSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(mailMessages.passwordSetText, { brand: brand.name }),
      ...passkeysStay(voice, passkeys),
      voice.say(mailMessages.passwordSetNotYou),
    ],
  }),
  passwordChanged: (voice, { passkeys }) => ({
    subject: voice.say(mailMessages.passwordChangedSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(mailMessages.passwordChangedText, { brand: brand.name }),
      ...passkeysStay(voice, passkeys),
      voice.say(mailMessages.passwordSetNotYou),
    ],
  }),
  secondFactorOn: (voice, { at, passkeys }) => ({
    subject: voice.say(messages.factorOnSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(messages.factorOnText, { brand: brand.name }),
      voice.say(messages.factorOnKeep),
      ...passkeysStay(voice, passkeys),
    ],
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
  passkeyAdded: (voice, { at, way = 'requested' }) => ({
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
