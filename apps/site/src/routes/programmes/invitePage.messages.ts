import { defineMessages } from '@tern/i18n';

export const invitePageMessages = defineMessages('invitePage', {
  title: ['A gift from a friend.', 'Main heading of the page of the gift for invited friends'],
  lead: [
    'A friend who uses {brand} gives you {friendPercent} off your first period. The code in the link is kept until you buy, for up to {days, number} days.',
    'Below the main heading of the page of the gift for invited friends',
  ],
  howTitle: ['How it works.', 'Heading on the page of the gift for invited friends'],
  step1Title: ['Open the link', 'Heading on the page of the gift for invited friends'],
  step1Text: [
    'The code in it is stored in your browser. Nothing about your friend is shown to you. Once you have bought a plan, your friend sees your email address, shortened.',
    'Text on the page of the gift for invited friends',
  ],
  step2Title: ['Choose a plan', 'Heading on the page of the gift for invited friends'],
  step2Text: [
    'The checkout shows the code and the price before you pay. It works for your first purchase, with every plan. Where an offer saves you more, the offer counts; after a free trial, the code takes nothing off. Your friend is rewarded either way.',
    'Text on the page of the gift for invited friends',
  ],
  step2TextWithoutTrial: [
    'The checkout shows the code and the price before you pay. It works for your first purchase, with every plan. Where an offer saves you more, the offer counts. Your friend is rewarded either way.',
    'Text on the page of the gift for invited friends, where no free trial is sold',
  ],
  tryTitle: ['What is the code worth?', 'Heading above a field in which an invitation code is tried'],
  tryText: ['Try the code before you buy anything.', 'Beside a field in which an invitation code is tried'],
  ownTitle: ['Invite somebody yourself.', 'Heading on the page of the gift for invited friends'],
  ownText: [
    'Your link, your code and who has joined are in your account. Each friend who stays is worth {inviterDays, plural, one {# day} other {# days}} to you.',
    'Text on the page of the gift for invited friends',
  ],
  ownAction: ['Your invitation', 'Button on the page of the gift for invited friends: leads to the account'],
  step3Title: ['You both benefit', 'Heading on the page of the gift for invited friends'],
  step3Text: [
    'You pay {friendPercent} less for the first period, or the price of an offer that is lower. Your friend gets {inviterDays, plural, one {# day} other {# days}} more, once the {moneyBackDays, plural, one {# day} other {# days}} of your guarantee are over.',
    'Text on the page of the gift for invited friends',
  ],
});

export const invitePageHead = defineMessages('meta', {
  'invite.title': [
    'A {name} gift from a friend',
    'Title of the page for invited friends in search results, at most 60 characters. {name} is the brand.',
  ],
  'invite.description': [
    "A friend's invitation gives you {friendPercent} off your first period of {name} VPN. The code is kept until you buy, for {days, number} days at most.",
    "Description of the page that a friend's link opens; {friendPercent} such as 20%, {days} is how long the code is kept, in search results, at most 920 px in Arial of 14 px: about 130 characters.",
  ],
  'invite.keywords': [
    'invite a friend, VPN gift, {name} invitation',
    'Keywords of the page for invited friends: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
