import { defineMessages } from '@tern/i18n';

export const deleteAccountMessages = defineMessages('deleteAccount', {
  title: ['Delete the account', 'Heading of the card'],
  text: [
    'Your details, devices and activity are deleted for good {days, plural, one {# day} other {# days}} after you ask. Until then you can change your mind.',
    'Under the heading. {days} is a number of days',
  ],
  open: ['Delete the account', 'Button that opens the question'],
  askTitle: ['Delete your account?', 'Question before the account is deleted'],
  askText: [
    'It is deleted {days, plural, one {# day} other {# days}} from now. Sign in before then to stop it.',
    'Below the question. {days} is a number of days',
  ],
  followRenewal: [
    'Your subscription is not renewed. Canceling the deletion does not bring the renewal back.',
    'What follows, in a list',
  ],
  followDevices: ['All devices and browsers sign out, except this one.', 'What follows, in a list'],
  followData: [
    'After that day nothing can be brought back. Invoices are kept as long as the law requires.',
    'What follows, in a list',
  ],
  typeAddress: [
    'Type {email} to confirm',
    'Label of a field: the person types their address, so that nothing is deleted by mistake',
  ],
  addressDiffers: ['This is not the address of your account.', 'Error: what was typed is another address'],
  password: ['Password', 'Label of the field for the password of the account'],
  passwordMissing: ['Enter your password.', 'Error: the field is empty'],
  incorrect: ['Incorrect password', 'Error: the password is not right'],
  confirm: ['Delete the account', 'Button of the question that asks for the deletion'],
  cancel: ['Keep it', 'Button that leaves everything as it is'],
  close: ['Close', 'Name of the button that closes the question'],
  errorSummary: [
    'Please check {count, plural, one {# field} other {# fields}}.',
    'Heading of the list of errors above the form. {count} is their number',
  ],
  rateLimited: [
    'Too many attempts. Please wait a few minutes, then try again.',
    'Error: the server refuses more tries for now',
  ],
  failed: [
    'The account could not be deleted. Nothing has changed. Try again.',
    'Error without a known cause',
  ],
  pendingTitle: ['Your account will be deleted on {date}.', 'Heading while the account waits to be deleted'],
  pendingText: [
    'Until then everything works as before. Cancel the deletion to keep the account.',
    'Under the heading while the account waits to be deleted',
  ],
  keep: ['Cancel the deletion', 'Button that keeps the account'],
  keepFailed: ['The deletion could not be canceled. Try again.', 'Error: keeping the account did not work'],
  kept: ['The deletion is canceled. Your account stays.', 'Told after the deletion was cancelled'],
});
