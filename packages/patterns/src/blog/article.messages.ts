import { defineMessages } from '@tern/i18n';

export const articleMessages = defineMessages('article', {
  contents: ['On this page', 'Heads the list of the sections of an article'],
  headingLink: [
    'Copy the link to “{heading}”',
    'Link beside a heading of an article; it copies the address of that section. {heading} is the heading',
  ],
  note: ['Note', 'Names a boxed note of an article for screen readers'],
  map: ['Map of {country} with its large cities', 'Describes a map to people who do not see it'],
  tags: ['Tags', 'Before the tags of an article'],
  share: ['Share', 'Heads the ways to share an article'],
  copyLink: ['Copy the link', 'Button that copies the address of an article'],
  copied: ['Copied', 'Beside a button: the address is on the clipboard'],
  refused: [
    'Not copied. The address is in the address bar.',
    'Beside a button: the browser did not allow to copy',
  ],
  shareSystem: ['Share…', 'Button that opens the sharing window of the operating system'],
  shareMail: ['Email', 'Link that starts an email with the address of an article'],
  shareOn: ['Share on {name}', 'Link that shares an article. {name} is a social network such as Reddit'],
  neighbours: ['Previous and next', 'Names the links to the article before this one and after it'],
  previous: ['Previous article', 'Above the title of the older article'],
  next: ['Next article', 'Above the title of the newer article'],
  related: ['Read next.', 'Heading over other articles at the end of an article'],
  foreignTitle: [
    'This article is not translated yet.',
    'Above an article that stands in English on a page of another language',
  ],
  foreignText: ['It follows here in English.', 'Below “This article is not translated yet.”'],
  leakTitle: ['Run the leak test', 'Heading of a card beside an article'],
  leakText: [
    'It takes a few seconds and works with or without {brand}.',
    'On a card that leads to the leak test. {brand} is the product name',
  ],
  leakAction: ['Open the test', 'Button on a card that leads to the leak test'],
  rulerDistance: ['Distance in kilometers', 'Above a ruler: its upper figures'],
  rulerDelay: [
    'There and back through optical fiber, at best, in milliseconds',
    'Below a ruler: its lower figures. It is how long light needs',
  ],
  rulerCaption: [
    'Light in optical fiber covers about {speed, number} kilometers a second, so that every {distance, number} kilometers cost {delay, number} milliseconds there and back.',
    'Below a ruler that shows distance and delay',
  ],
});
