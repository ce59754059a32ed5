import { defineMessages } from '@tern/i18n';

export const newsletterPageMessages = defineMessages('newsletterPage', {
  title: ['A newsletter now and then.', 'Main heading of the page of the newsletter'],
  lead: [
    'What changed in {brand}, how trackers work now, and offers when there are some. Once a month at most.',
    'Below the main heading of the page of the newsletter',
  ],
  lastTitle: [
    'The latest issue.',
    'Heading on the page of the newsletter, beside a link to the newest issue',
  ],
  olderTitle: ['Earlier issues.', 'Heading on the pages of the newsletter, beside links to older issues'],
  p1Title: ['Only after you confirm', 'Heading on the page of the newsletter'],
  p1Text: [
    'After you enter your address you get an email with a link. It opens a page with one button, and only when you press it are you subscribed.',
    'Text on the page of the newsletter',
  ],
  p2Title: ['Leave without signing in', 'Heading on the page of the newsletter'],
  p2Text: [
    'Every issue ends with a link to a page with one button. Press it, and you are unsubscribed.',
    'Text on the page of the newsletter',
  ],
  p3Title: ['No tracking inside', 'Heading on the page of the newsletter'],
  p3Text: [
    'No picture that reports that you read it. The only link made for you is the one that unsubscribes you.',
    'Text on the page of the newsletter',
  ],
});

export const newsletterPageHead = defineMessages('meta', {
  'edmsub.title': [
    'The {name} newsletter: subscribe or leave',
    'Title of the newsletter page in search results, at most 60 characters. {name} is the brand.',
  ],
  'edmsub.keywords': [
    '{name} newsletter, subscribe, unsubscribe',
    'Keywords of the newsletter page: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
