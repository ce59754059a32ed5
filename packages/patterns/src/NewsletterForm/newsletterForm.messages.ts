import { defineMessages } from '@tern/i18n';

export const newsletterFormMessages = defineMessages('newsletterForm', {
  email: ['Email', 'Label of the field for the email address'],
  submit: ['Subscribe', 'Button that asks for the newsletter'],
  emailMissing: ['Enter your email address.', 'Error: the field is empty'],
  emailInvalid: ['This is not an email address.', 'Error: what stands in the field is not an email address'],
  asked: ['Look into your mail.', 'Heading after the newsletter was asked for'],
  askedText: [
    'If {email} can be subscribed, a mail with a link is on its way. It holds for {hours, plural, one {# hour} other {# hours}}.',
    'Below the heading. Does not say whether the address was known',
  ],
  confirmTitle: ['One press, and you are on the list.', 'Above the button that confirms the subscription'],
  confirm: ['Confirm', 'Button that confirms the subscription'],
  confirmed: ['You are on the list.', 'After the subscription was confirmed'],
  leaveTitle: ['You want to leave the list.', 'Above the button that ends the subscription'],
  leave: ['Unsubscribe', 'Button that ends the subscription'],
  left: ['You are off the list. No further letters will come.', 'After the subscription was ended'],
  expired: [
    'This link has expired. Subscribe again below; it takes a minute.',
    'The link in the mail is too old or was used',
  ],
  rateLimited: ['Too many attempts. Please try again in ten minutes.', 'Error from the service'],
  network: ['No connection. Please try again.', 'Error: no connection'],
  botCheck: [
    'The check that you are not a robot did not succeed. Please try again.',
    'Error: the automatic check against robots failed',
  ],
  unknown: ['That did not work. Please try again.', 'Error of any other kind'],
});
