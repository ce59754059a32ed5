import { defineMessages } from '@tern/i18n';

export const invitePageMessages = defineMessages('invitePage', {
  title: ['A gift from a friend.', 'Main heading of the page of the gift for invited friends'],
  lead: [
    'A friend who uses {brand} can send you an invitation. The code in the link is kept until you buy, for up to {days, number} days.',
    'Below the main heading of the page of the gift for invited friends',
  ],
  howTitle: ['How it works.', 'Heading on the page of the gift for invited friends'],
  step1Title: ['Open the link', 'Heading on the page of the gift for invited friends'],
  step1Text: [
    'The code in it is noted in your browser. Nothing about your friend is shown to you, nor the other way round.',
    'Text on the page of the gift for invited friends',
  ],
  step2Title: ['Choose a plan', 'Heading on the page of the gift for invited friends'],
  step2Text: [
    'The checkout shows the code. If it is worth something for your plan, the sum changes before you pay.',
    'Text on the page of the gift for invited friends',
  ],
  step3Title: ['Both know', 'Heading on the page of the gift for invited friends'],
  step3Text: [
    'After your payment the invitation is marked as used.',
    'Text on the page of the gift for invited friends',
  ],
});

export const invitePageHead = defineMessages('meta', {
  'invite.title': [
    'A {name} gift from a friend',
    'Title of the page for invited friends in search results, at most 60 characters. {name} is the brand.',
  ],
  'invite.keywords': [
    'invite a friend, VPN gift, {name} invitation',
    'Keywords of the page for invited friends: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
