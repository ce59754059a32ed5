import { defineMessages } from '@tern/i18n';

export const cancelContractMessages = defineMessages('cancelContract', {
  kind: ['Your declaration', 'Label of the choice of what is cancelled, and how'],
  kindEnd: [
    'I cancel at the end of the paid period',
    'Choice: the contract ends when what was paid for is over',
  ],
  kindNow: ['I cancel at once, for good cause', 'Choice: the contract ends now; the reason follows below'],
  kindWithdraw: [
    'I withdraw from the contract (bought less than {days, plural, one {# day} other {# days}} ago)',
    'Choice: the right of withdrawal of consumers in the European Union. {days} is its length',
  ],
  name: ['Your name', 'Label of a field'],
  nameMissing: ['Enter your name.', 'Error of the field of the name'],
  email: ['Email address of the account', 'Label of a field'],
  emailHint: ['The confirmation goes to this address.', 'Below the field of the address'],
  emailMissing: ['Enter your email address.', 'Error of the field of the address'],
  emailInvalid: ['This is not an email address.', 'Error of the field of the address'],
  contract: ['Order number or plan, if you have it', 'Label of a field. An order number looks like ord_…'],
  contractHint: [
    'Without it, your declaration covers all contracts of this address.',
    'Below the field of the order number',
  ],
  reason: ['Reason, if it is to end at once', 'Label of a field'],
  submit: ['Cancel now', 'Button that sends the cancellation. German law fixes the words: “Jetzt kündigen”'],
  errorSummary: [
    '{count, plural, one {# field needs your attention:} other {# fields need your attention:}}',
    'Above the list of errors. {count} is how many there are',
  ],
  sentTitle: ['Your declaration has arrived.', 'Heading after the cancellation was sent'],
  sentText: [
    '{time}. Number {number}. A copy is on its way to {email}: open the link in that email, and it is done for the contracts of that address.',
    'After the cancellation was sent. {time} is date and time, {number} the number of the receipt, {email} an address',
  ],
  confirmTitle: ['One click, and it is done.', 'Heading of the page that the link in the email opens'],
  confirm: ['Confirm it', 'Button: does what the email names'],
  doneTitle: ['It is done.', 'Heading after the link of the email was used'],
  doneText: [
    'Received {time}, number {number}. Nothing more is charged. For each contract that changed, a receipt comes by email.',
    'After the link of the email was used. {time} is date and time, {number} the number of the receipt',
  ],
  openText: [
    'Received {time}, number {number}. Nothing more is charged. A person will look at the rest and write to you.',
    'After the link of the email was used, where a person has to do a part. {time} is date and time, {number} the number of the receipt',
  ],
  expired: [
    'This link no longer works. Send the form again.',
    'The link of the email is too old or was cut off',
  ],
  rateLimited: [
    'Too many attempts. Wait an hour, or write to {support}.',
    'Too many forms were sent. {support} is an address',
  ],
  network: ['The form could not be sent. Try again.', 'No connection'],
  botCheck: ['The bot check failed. Try again.', 'The form could not be sent'],
  unknown: [
    'Something went wrong on our side. Try again, or write to {support}.',
    'Another failure. {support} is an address',
  ],
});
