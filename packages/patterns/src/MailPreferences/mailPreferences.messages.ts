import { defineMessages } from '@tern/i18n';

export const mailPreferencesMessages = defineMessages('mailPreferences', {
  title: ['Emails', 'Heading of the part of the account about which emails one gets'],
  language: ['Language of emails', 'Label of a list of languages'],
  asSite: [
    'As on the site',
    'First entry of that list: emails are in the language in which the site is read',
  ],
  alwaysTitle: ['Always sent', 'Heading above the kinds of emails that nobody can turn off'],
  security: ['Safety of your account', 'A kind of emails'],
  securityText: [
    'New sign-ins, another password or email address, two-step sign-in, used recovery codes, the deletion of the account.',
    'Which emails these are',
  ],
  contract: ['Receipts and contracts', 'A kind of emails'],
  contractText: [
    'Receipts, renewals before they are charged, failed payments, cancellations and refunds. The law requires most of them.',
    'Which emails these are',
  ],
  choiceTitle: ['Your choice', 'Heading above the switches for the other kinds of emails'],
  renewal: ['Reminders about your card', 'Label of a switch'],
  renewalText: ['When it expires before the next charge.', 'Below that switch'],
  product: ['Your invitations', 'Label of a switch'],
  productText: ['Who joined, and which days you earned.', 'Below that switch'],
  offers: ['Offers', 'Label of a switch'],
  offersText: ['Invitations to give, and the next student discount.', 'Below that switch'],
  newsletter: ['Newsletter', 'Label of a switch'],
  newsletterText: ['Every issue has a link that ends it as well.', 'Below that switch'],
  newsletterNeeds: [
    'Confirm your email address first, on the first page of your account.',
    'Below that switch, which cannot be turned on before',
  ],
  saved: ['Saved.', 'Announced after a switch or the language was changed'],
  failed: ['This was not saved. Try again.', 'Notice after a switch or the language could not be saved'],
  loading: ['Your choice of emails is loading', 'For screen readers while this part loads'],
  loadFailed: ['Your choice of emails could not be loaded.', 'This part did not come'],
});
