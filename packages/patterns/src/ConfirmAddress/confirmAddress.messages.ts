import { defineMessages } from '@tern/i18n';

export const confirmAddressMessages = defineMessages('confirmAddress', {
  title: [
    'Confirm your address',
    'Heading of a card in the account, until the person has confirmed the address',
  ],
  text: [
    'Your account works already. What belongs to {email} besides, such as the newsletter or a partner page, joins it once we know that the mailbox is yours.',
    'In that card. {email} is an address',
  ],
  send: ['Send me a code', 'Button of that card: sends a code by mail'],
  sent: [
    'A code is on its way to {email}. It works for {minutes, plural, one {# minute} other {# minutes}}.',
    'In that card, after the code was sent',
  ],
  submit: ['Confirm', 'Button below the field for the code'],
  known: [
    'Another account has confirmed this address. Sign in to that one, or write to us.',
    'Error of that card: two accounts were opened with one address',
  ],
  done: ['Your address is confirmed.', 'In place of that card, after the right code'],
  rateLimited: [
    'Too many attempts. Please wait a few minutes, then try again.',
    'Error: the server refuses more tries for now',
  ],
  network: [
    'No answer from the server. Please check your connection, then try again.',
    'Error: the request did not get through',
  ],
  unknown: ['Something went wrong. Please try again.', 'Error without a known cause'],
});
