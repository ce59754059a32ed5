import { defineMessages } from '@tern/i18n';

export const emailChangeMessages = defineMessages('emailChange', {
  title: ['Email address', 'Heading of the part of the account with the address that one signs in with'],
  text: [
    'You sign in with {email}. Emails about your account go there.',
    '{email} is the address of the account, in the middle of the sentence',
  ],
  begin: [
    'Change the address',
    'Button that begins the change of the email address, and button that completes it with a code',
  ],
  needsPassword: [
    'Set a password first: changing the address requires one.',
    'In place of the button, where the account has no password yet',
  ],
  formText: [
    'We send a code to the new mailbox and a notice to the current one. From the current mailbox, if it is confirmed, the change can be undone for {days, plural, one {# day} other {# days}}.',
    'Above the form for another email address',
  ],
  newEmail: ['New email address', 'Label of a field'],
  emailMissing: ['Enter the new email address.', 'Error at that field, when it is empty'],
  emailInvalid: [
    'Enter an email address, such as name@example.com.',
    'Error at that field. Keep name@example.com as it is',
  ],
  unchanged: ['This is the address of your account already.', 'Error at that field'],
  send: ['Send the code', 'Button of that form'],
  waiting: [
    'A code is on its way to {email}. Until you enter it here, your address stays as it is.',
    'Above the field for the code. {email} is the new address. The code ends after a while',
  ],
  stop: ['Stop the change', 'Button beside the field for the code: the address stays as it is'],
  expired: [
    'This code no longer works. Begin again to get a new one.',
    'Error at the field for the code, when it is too old or was tried too often',
  ],
  known: [
    'Another account has confirmed this address meanwhile. Use another one, or write to us.',
    'Error after the code of the new mailbox was entered',
  ],
  otherWindow: [
    'This was changed in another window. Here is how it is now.',
    'Notice when the change of the address was stopped or ended somewhere else',
  ],
  done: [
    'Your address is {email} now. All other sessions have been signed out.',
    'Notice after the code was right. {email} is the new address',
  ],
  stopped: ['The change is stopped. Your address stays as it is.', 'Notice after “Stop the change”'],
  cancel: ['Cancel', 'Button that leaves the form'],
  loading: ['The email address is loading', 'For screen readers while this part loads'],
  loadFailed: ['Your email address could not be loaded.', 'This part did not come'],
});
