import { defineMessages } from '@tern/i18n';

export const resetPasswordFormMessages = defineMessages('resetPasswordForm', {
  title: ['Choose a new password.', 'Heading of the form for a new password after the old one was forgotten'],
  sentTo: ['We sent a code to {email}.', 'Under the heading. {email} is an address'],
  forAccount: ['For {email}.', 'Under the heading: whose password it is. {email} is an address'],
  endsSessions: [
    'Saving it signs you out everywhere else.',
    'Below the fields: what follows from a new password',
  ],
  backToSignIn: ['Back to sign in', 'Link above the heading, with an arrow'],
  code: ['Code', 'Label of the field for the code from the mail'],
  codeMissing: ['Enter the code.', 'Error: the field for the code is empty'],
  codeShort: ['The code has {length, number} digits.', 'Error: fewer digits were entered than the code has'],
  codeNoDigits: [
    'There is no digit in this. The code has {length, number} digits.',
    'Error: something was typed into the field for the code, and no digit of it could be read',
  ],
  codeExpired: ['This code has expired.', 'Error: the code is too old, or was tried too often'],
  verificationFailed: ['This code is wrong.', 'Error: the code is not the one of the mail'],
  doneTitle: ['Your password is saved.', 'Heading after the new password was saved'],
  doneText: [
    'You are signed out everywhere. Sign in with the new password.',
    'Under the heading after the new password was saved',
  ],
  signIn: ['Sign in', 'Button that leads to the sign-in page'],
  expiredTitle: ['This took too long.', 'Heading when the time for a new password is over'],
  expiredText: [
    'For your safety a code is valid for a few minutes only. Ask for a new one.',
    'Under the heading when the time for a new password is over',
  ],
  purchaseFound: [
    'Something was bought with your address before it was confirmed. Was that you?',
    'Question in place of the button, where an account with a purchase had never confirmed its address',
  ],
  purchaseStays: [
    'If not, the purchase stays with whoever made it, and your address gets an account of its own.',
    'Second sentence of that question',
  ],
  purchaseMine: ['Yes, that was me', 'Button below that question: saves the new password'],
  purchaseNotMine: [
    'No, that was not me',
    'Button below that question: saves the new password of a new account',
  ],
  askAgain: ['Ask for a new code', 'Button that leads back to the first step'],
});
