import { defineMessages } from '@tern/i18n';

export const securityMailMessages = defineMessages('securityMail', {
  factorOnSubject: [
    'Your {brand} account asks for a code now',
    'Subject of the mail after two-step sign-in was turned on.',
  ],
  factorOnText: [
    'Two-step sign-in is on for your {brand} account. Signing in takes your password and a code from your app. All other sessions have been signed out.',
    'Text of the mail after two-step sign-in was turned on. The code is from an authenticator app.',
  ],
  factorOnKeep: [
    'Store your recovery codes in a safe place. Each of them signs you in once when your phone is not at hand.',
    'Second paragraph of the mail after two-step sign-in was turned on.',
  ],
  factorOffSubject: [
    'Two-step sign-in is off for your {brand} account',
    'Subject of the mail after two-step sign-in was turned off.',
  ],
  factorOffText: [
    '{by, select, support {Our support has turned off two-step sign-in for your {brand} account at the request of somebody who showed that the account is theirs. All sessions have been signed out.} recovery {Two-step sign-in has just been turned off for your {brand} account, with the password and the link that came after the wait. All sessions have been signed out. Set it up again once you have an authenticator app.} other {Two-step sign-in has just been turned off for your {brand} account. From now on the password alone signs you in.}}',
    'Text of the mail after two-step sign-in was turned off. {by} is “support” when the support team did it, “recovery” when it was done by somebody who had lost the app and the recovery codes; otherwise the person did it in the account.',
  ],
  recoveryUsedSubject: [
    'A recovery code of your {brand} account was used',
    'Subject of the mail after a recovery code was used.',
  ],
  recoveryUsedText: [
    'A recovery code has just been used for your {brand} account. {left, plural, =0 {There is none left: make new ones in your account.} one {# code is left.} other {# codes are left.}}',
    'Text of the mail after a recovery code was used. {left} is how many codes were not used yet.',
  ],
  passkeyAddedSubject: [
    'A passkey was added to your {brand} account',
    'Subject of the mail after a passkey was added. A passkey signs in without a password: use the word that browsers and systems use in your language.',
  ],
  passkeyAddedText: [
    '{way, select, silent {After a sign-in with your password, the browser has just stored a passkey for your {brand} account. It signs you in without password and code; you can remove it in your account.} first {A passkey has just been added to your {brand} account. You sign in with it from now on. All other sessions have been signed out.} other {A passkey has just been added to your {brand} account. It signs you in without password and code.}}',
    'Text of the mail after a passkey was added. {way} is “silent” when the browser made it by itself after a sign-in, and “first” when it is made in place of a first password.',
  ],
  passkeysStay: [
    '{passkeys, plural, one {# passkey still opens} other {# passkeys still open}} your account. If you do not know one, remove it in your account, under “Security”.',
    'Paragraph of the mails after a new password, and after two-step sign-in was turned on. {passkeys} is a number. “Security” is the section of the account: use the same text as there.',
  ],
  passkeyRemovedSubject: [
    'A passkey was removed from your {brand} account',
    'Subject of the mail after a passkey was removed.',
  ],
  passkeyRemovedText: [
    '{by, select, support {Our support has removed a passkey from your {brand} account at the request of somebody who showed that the account is theirs. All sessions have been signed out.} other {A passkey has just been removed from your {brand} account. It no longer signs you in.}}',
    'Text of the mail after a passkey was removed. {by} is “support” when the support team did it; otherwise the person did it in the account.',
  ],
  passkeyRefusedSubject: [
    'A passkey of your {brand} account may have been copied',
    'Subject of the mail after a passkey was refused, because the count of its uses went back.',
  ],
  passkeyRefusedText: [
    'We have just refused a passkey of your {brand} account: its count of uses went backward, which happens when there is a copy of it. Remove this passkey in your account, and add a new one.',
    'Text of the mail after a passkey was refused. A passkey counts how often it was used; a copy does not know the count.',
  ],
  notYouPasskey: [
    'If this was not you, reset your password now with “Forgot it?” on the sign-in page, then remove the passkey in your account: a new password alone does not remove it.',
    'Last sentence of the mail after a passkey was added. “Forgot it?” is the link on the sign-in page that leads to a new password: use the same text as there.',
  ],
  notYou: [
    'If this was not you, reset your password now with “Forgot it?” on the sign-in page, then write to us.',
    'Last sentence of the mails about two-step sign-in and passkeys. “Forgot it?” is the link on the sign-in page that leads to a new password: use the same text as there.',
  ],
});
