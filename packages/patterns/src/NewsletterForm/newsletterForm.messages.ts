import { defineMessages } from '@tern/i18n';

export const newsletterFormMessages = defineMessages('newsletterForm', {
  email: ['Email', 'Label of the field for the email address'],
  submit: ['Subscribe', 'Button that asks for the newsletter'],
  emailMissing: ['Enter your email address.', 'Error: the field is empty'],
  emailInvalid: ['This is not an email address.', 'Error: what stands in the field is not an email address'],
  asked: ['Check your inbox.', 'Heading after the newsletter was asked for'],
  askedText: [
    'If {email} can be subscribed, an email with a link is on its way. The link is valid for {hours, plural, one {# hour} other {# hours}}.',
    'Below the heading. Does not say whether the address was known',
  ],
  confirmTitle: ['One click and you are subscribed.', 'Above the button that confirms the subscription'],
  confirm: ['Confirm', 'Button that confirms the subscription'],
  confirmed: ['You are subscribed.', 'After the subscription was confirmed'],
  leaveTitle: ['Unsubscribe from the newsletter?', 'Above the button that ends the subscription'],
  leave: ['Unsubscribe', 'Button that ends the subscription'],
  left: ['You are unsubscribed. You will get no more newsletters.', 'After the subscription was ended'],
  expired: [
    'This link has expired. Subscribe again below; it takes a minute.',
    'The link in the mail is too old or was used',
  ],
  rateLimited: ['Too many attempts. Please wait a few minutes, then try again.', 'Error from the service'],
  network: ['No connection. Please try again.', 'Error: no connection'],
  botCheck: ['The bot check failed. Please try again.', 'Error: the automatic check against robots failed'],
  unknown: ['That did not work. Please try again.', 'Error of any other kind'],
});
