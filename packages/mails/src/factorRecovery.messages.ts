import { defineMessages } from '@tern/i18n';

/** Mails and pages of somebody who has lost the second factor and turns it off without a code. */
export const factorRecoveryMessages = defineMessages('factorRecoveryMail', {
  requestedSubject: [
    'Turn off two-step sign-in for your {brand} account',
    'Subject of the mail to somebody who has neither the authenticator app nor a recovery code.',
  ],
  requestedText: [
    'Somebody has entered the password of your {brand} account, and asks to turn off two-step sign-in without a code. This link begins a wait of {days, plural, one {# day} other {# days}}. It works for {minutes, plural, one {# minute} other {# minutes}}.',
    'Text of that mail, above the link “Begin the wait”. The wait is between this link and a second one, which turns two-step sign-in off.',
  ],
  notYou: [
    'If this was not you, somebody knows your password: choose a new one now with “Forgot it?” on the sign-in page.',
    'In these mails. “Forgot it?” is the link on the sign-in page that leads to a new password: use the same text as there.',
  ],
  beginAction: [
    'Begin the wait',
    'Link in that mail, and button of the page that it leads to: after a wait of days two-step sign-in can be turned off.',
  ],
  waitsSubject: [
    '{is, select, soon {Reminder: two-step sign-in for your {brand} account can be turned off from {date}} other {Two-step sign-in for your {brand} account can be turned off from {date}}}',
    'Subject of the mail after the wait has begun, and of the one shortly before its end ({is} is “soon”). {date} is a day.',
  ],
  waitsText: [
    'Somebody who knows your password and reads this mailbox has asked for it. On {date} we send a link that turns off two-step sign-in. If you find your phone, a recovery code or a passkey, sign in with it: that ends the request.',
    'Text of both mails. {date} is a day.',
  ],
  waitsStop: [
    'If this was not you, stop the request, then choose a new password.',
    'Below that text, above the link “Stop the request”.',
  ],
  stopAction: [
    'Stop the request',
    'Link in these mails, and button of the page that it leads to: two-step sign-in stays on.',
  ],
  readySubject: [
    'You can turn off two-step sign-in for your {brand} account now',
    'Subject of the mail after the wait.',
  ],
  readyText: [
    'The wait is over. With this link and your password you turn off two-step sign-in. It works until {date}; after that the request ends, and nothing has changed.',
    'Text of that mail, above the links “Turn off two-step sign-in” and “Stop the request”. {date} is a day.',
  ],
  finishAction: [
    'Turn off two-step sign-in',
    'Link in that mail, and button of the page that it leads to, below the field of the password.',
  ],
  stoppedSubject: [
    'Two-step sign-in for your {brand} account stays on',
    'Subject of the mail after the request to turn it off was stopped.',
  ],
  stoppedText: [
    'The request to turn it off was stopped. If it was not yours, somebody knows your password: choose a new one now.',
    'Text of that mail. “it” is two-step sign-in, which the subject names.',
  ],
  beginTitle: [
    'Begin a wait of {days, plural, one {# day} other {# days}}?',
    'Heading of the page that the link “Begin the wait” leads to.',
  ],
  beginText: [
    'On {date} we send you a second link, which turns off two-step sign-in. Until then everybody who is signed in to the account sees the request and can stop it.',
    'Text of that page. {date} is a day.',
  ],
  waitingTitle: ['The wait has begun', 'Heading after the button “Begin the wait” was pressed.'],
  waitingText: [
    'The second link comes by email on {date}. Have your password ready then. If you find your phone, a recovery code or a passkey before then, sign in with it: that ends the request.',
    'Text below that heading. {date} is a day.',
  ],
  stopTitle: ['Stop the request?', 'Heading of the page that the link “Stop the request” leads to.'],
  stopText: [
    'Two-step sign-in stays on, and the wait ends.',
    'Text of that page: what the button “Stop the request” does.',
  ],
  stoppedTitle: ['The request is stopped', 'Heading after that button was pressed.'],
  stoppedNext: [
    'Two-step sign-in stays on. If the request was not yours, somebody knows your password: choose a new one now. We send a code to your mailbox.',
    'Text below that heading, above the link “Choose a new password”.',
  ],
  readyTitle: [
    'Turn off two-step sign-in?',
    'Heading of the page that the link “Turn off two-step sign-in” leads to.',
  ],
  pageText: [
    'Enter the password of your account. Two-step sign-in is turned off, its recovery codes no longer work, and everybody is signed out. The link works until {date}.',
    'Text of that page, above the field of the password. {date} is a day.',
  ],
  password: ['Password', 'Label of the field on that page.'],
  wrongPassword: ['Incorrect password.', 'Error below the field of the password on that page.'],
  tooMany: [
    'Too many attempts. Please wait a few minutes, then try again.',
    'Error below the field of the password on that page.',
  ],
  doneTitle: ['Two-step sign-in is off', 'Heading after it was turned off with the second link.'],
  doneText: [
    'Everybody was signed out. Sign in with your password, then set two-step sign-in up again in your account, under “Security”.',
    'Text below that heading, above the link “Sign in”. “Security” is the name of a section of the account: use the same word as there.',
  ],
  signIn: ['Sign in', 'Link below these texts, to the sign-in page.'],
  lateTitle: ['This link has expired', 'Heading where the time of a link is over.'],
  overTitle: [
    'This request has ended',
    'Heading where a request ended before its time: by a newer one, a new password, or another email address.',
  ],
  againText: [
    'Two-step sign-in has not been changed by it. To begin again, sign in with your password, and say at the second step that you have no code.',
    'Text below both headings, above the link “Sign in”. The second step is the one that asks for a code.',
  ],
});
