import { defineMessages } from '@tern/i18n';

export const notFoundScreenMessages = defineMessages('notFoundScreen', {
  title: ['This page could not be found', 'Heading of the page for addresses that do not exist'],
  text: [
    'It may have moved. Start again from the home page.',
    'Under the heading. The site’s bird is a tern and its pictures are sea charts',
  ],
  home: ['Back to the home page', 'Button that leads to the home page'],
});
