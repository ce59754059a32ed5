import { defineMessages } from '@tern/i18n';

export const contactFormMessages = defineMessages('contactForm', {
  name: ['Name', 'Label of the field for the name of the person who writes'],
  email: ['Email', 'Label of the field for the email address'],
  emailHint: ['We reply to this address.', 'Below the field for the email address'],
  topic: ['What is it about?', 'Label of a choice'],
  topicSupport: ['Help with the app or a connection', 'A choice'],
  topicBilling: ['A payment or a plan', 'A choice'],
  topicPress: ['Press', 'A choice: the person is a journalist'],
  topicOther: ['Something else', 'A choice'],
  inquiry: ['Your message', 'Label of the field for the text'],
  inquiryHint: ['No passwords and no card numbers, please.', 'Below the field for the text'],
  site: ['Where is your audience?', 'Label of a field in the form for affiliate partners'],
  siteHint: ['A web address or the name of a channel.', 'Below that field'],
  siteMissing: ['Enter where your audience is.', 'Error: that field is empty'],
  plan: [
    'How do you plan to recommend {brand}?',
    'Label of the field for the text, in the form for affiliate partners. {brand} is the brand.',
  ],
  left: [
    '{count, plural, one {# character left} other {# characters left}}',
    'Below the field for the text: how much more may be written',
  ],
  submit: ['Send', 'Button that sends the message'],
  errorSummary: [
    'Please check {count, plural, one {# field} other {# fields}}.',
    'Heading of the list of errors above the form. {count} is their number',
  ],
  nameMissing: ['Enter your name.', 'Error: the field is empty'],
  emailMissing: ['Enter your email address.', 'Error: the field is empty'],
  emailInvalid: ['This is not an email address.', 'Error: what stands in the field is not an email address'],
  inquiryMissing: ['Write your message.', 'Error: the field for the text is empty'],
  done: ['Message sent', 'Heading after the message was taken'],
  doneText: [
    'Your message has the number {reference}. The answer comes by email to {email}.',
    'Below the heading after the message was taken',
  ],
  another: ['Write another message', 'Button after a message was sent'],
  rateLimited: [
    'Too many messages in a short time. What you wrote is still here; try again in an hour, or write to {support}.',
    'Error from the service. {support} is an email address',
  ],
  network: [
    'The message did not reach us. What you wrote is still here; please send it again.',
    'Error: no connection',
  ],
  botCheck: [
    'The bot check failed. What you wrote is still here; please send it again.',
    'Error: the automatic check against robots failed',
  ],
  unknown: [
    'The message could not be sent. What you wrote is still here; please send it again.',
    'Error of any other kind',
  ],
});
