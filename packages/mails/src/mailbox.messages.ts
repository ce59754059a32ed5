import { defineMessages } from '@tern/i18n';

/** Mails and pages about another address of an account, and about mails that nobody has to get. */
export const mailboxMessages = defineMessages('mail', {
  emailChangeCodeSubject: [
    'Confirm your new email address for {brand}',
    'Subject of the mail with a code, to the mailbox that an account is to be moved to.',
  ],
  emailChangeCodeText: [
    'Enter this code in your {brand} account to make this the email address of the account. It works once, and for {minutes, plural, one {# minute} other {# minutes}}.',
    'Text above the code, to the mailbox that an account is to be moved to.',
  ],
  emailChangeCodeNotYou: [
    'If you did not ask for this, ignore this email: without the code, nothing changes.',
    'Below the code. Its reader may be a stranger whose address was typed by mistake.',
  ],
  emailChangeKnownSubject: [
    'Your {brand} account already has this email address',
    'Subject of the mail to somebody whose address was typed as the new one of another account.',
  ],
  emailChangeKnownText: [
    'Somebody wanted to give another {brand} account this email address. It belongs to your account, so nothing has changed. If it was you, sign in with this address.',
    'Text of that mail.',
  ],
  emailChangeRequestedSubject: [
    'A new email address was requested for your {brand} account',
    'Subject of the mail to the present mailbox, before its account is moved to another one.',
  ],
  emailChangeRequestedText: [
    'Somebody has signed in to your {brand} account and asked for another email address: {email}. The change takes effect as soon as that mailbox is confirmed.',
    'Text of the mail to the present mailbox. {email} is the new address, masked: m•••@example.com',
  ],
  emailChangeRequestedStop: [
    'If this was not you, stop the change. Everybody is signed out, and you choose a new password.',
    'Below that text, above the link “Stop the change”.',
  ],
  emailChangeRequestedForgot: [
    'If this was not you, choose a new password now with “Forgot it?” on the sign-in page. That stops the change.',
    'In place of the link, where the present mailbox was never confirmed. “Forgot it?” is the link on the sign-in page: use the same text as there.',
  ],
  emailChangeStopAction: [
    'Stop the change',
    'Link in the mail to the present mailbox, and button of the page that it leads to: the email address stays as it is.',
  ],
  emailChangedSubject: [
    'Your {brand} account has a new email address',
    'Subject of the mail to the former mailbox, after its account was moved to another one.',
  ],
  emailChangedText: [
    'The email address of your {brand} account is {email} now. All emails about the account go there.',
    'Text of the mail to the former mailbox. {email} is the new address, masked: m•••@example.com',
  ],
  emailChangedBack: [
    'If this was not you, undo the change by {date}. Everybody is signed out, and you choose a new password.',
    'Below that text, above the link “Take the change back”. {date} is a day.',
  ],
  emailChangeBackAction: [
    'Undo the change',
    'Link in the mail to the former mailbox, and button of the page that it leads to: the account gets its former email address again.',
  ],
  emailChangeDoneSubject: [
    'This is now the email address of your {brand} account',
    'Subject of the mail to the new mailbox, after the account was moved to it.',
  ],
  emailChangeDoneText: [
    'From now on, sign in with this email address. Emails about your {brand} account come here. All other sessions have been signed out.',
    'Text of the mail to the new mailbox.',
  ],
  emailChangeDoneUntil: [
    'Until {date}, the change can be undone from the former mailbox.',
    'Below that text. {date} is a day.',
  ],
  emailRestoredSubject: [
    'Choose a new password for your {brand} account',
    'Subject of the mail after the change of the email address was stopped or taken back with the link of a mail.',
  ],
  emailRestoredText: [
    '{is, select, stopped {The change of your email address was stopped.} taken {The change of your email address was undone. Meanwhile another account has confirmed this address: write to us, and we will join the two.} other {The change of your email address was undone: your {brand} account has this address again.}} All sessions have been signed out, and the former password and passkeys no longer work.',
    'Text of that mail. {is} is “stopped” when the change had not taken effect yet, “taken” when another account has the address by now.',
  ],
  emailTakenBackSubject: [
    'This is no longer the email address of your {brand} account',
    'Subject of the mail to the new mailbox, after the change was taken back from the former one.',
  ],
  emailTakenBackText: [
    'The change of the email address was undone from the former mailbox. If you are surprised, write to us.',
    'Text of that mail.',
  ],
  emailPageStopTitle: [
    'Stop the change of your email address?',
    'Heading of the page that the link “Stop the change” leads to.',
  ],
  emailPageStopText: [
    'Your account is to get the address {email}. When you stop the change, everybody is signed out, and the password and passkeys no longer work. You then choose a new password.',
    'Text of that page. {email} is the new address, masked.',
  ],
  emailPageBackTitle: [
    'Undo the change of your email address?',
    'Heading of the page that the link “Take the change back” leads to.',
  ],
  emailPageBackText: [
    'The address of your account is {email} now. Until {date} you can undo the change: your account gets its former address again, everybody is signed out, and the password and passkeys no longer work. You then choose a new password.',
    'Text of that page. {email} is the new address, masked; {date} is a day.',
  ],
  emailPageStopped: ['The change is stopped', 'Heading after the button “Stop the change” was pressed.'],
  emailPageRestored: [
    'The change was undone',
    'Heading after the button “Take the change back” was pressed.',
  ],
  emailPageNext: [
    'Everybody was signed out, and the former password and passkeys no longer work. Choose a new password now: we send a code to your mailbox.',
    'Text below these headings.',
  ],
  emailPageReset: ['Choose a new password', 'Link below that text, to the page of the forgotten password.'],
  emailPageTaken: [
    'Everybody was signed out of the account. Meanwhile another account has confirmed this address: write to {email}, and we will join the two.',
    'Text in place of that one, where another account has the address by now. {email} is the address of our support.',
  ],
  emailPageLate: ['This change can no longer be undone', 'Heading of the page when its time is over.'],
  emailPageLateText: [
    'If you did not change the address, write to {email}.',
    'Text below that heading. {email} is the address of our support.',
  ],
  emailPageOver: ['There is nothing to stop', 'Heading where the change was never carried out.'],
  emailPageOverText: ['This change of the email address did not take place.', 'Text below that heading.'],
  emailPageUnknownText: [
    'The link is incomplete or too old. Open it once more from the email.',
    'Text of the page of a link that is cut off, below “This link does not work”.',
  ],
  mailStop: [
    'Stop emails of this kind',
    'Link at the end of mails that nobody has to get, and button of the page that it leads to.',
  ],
  mailStopTitle: [
    'Stop these emails?',
    'Heading of the page that the link “Stop emails of this kind” leads to.',
  ],
  mailStopText: [
    '{kind, select, renewal {You will no longer be reminded that your card expires before the next charge.} product {You will no longer hear what becomes of your invitations.} other {You will no longer get offers.}} Emails about the safety of your account and about your contracts still come.',
    'Text of that page.',
  ],
  mailStopped: ['These emails are stopped', 'Heading after that button was pressed.'],
  mailStoppedText: [
    'You can turn them on again in your account, under “Security”.',
    'Text below that heading. “Security” is the name of a section of the account: use the same word as there.',
  ],
});
