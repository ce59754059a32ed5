import { defineMessages } from '@tern/i18n';

export const blogScreenMessages = defineMessages('blogScreen', {
  often: ['Often searched:', 'Before links to searches of the blog'],
});
