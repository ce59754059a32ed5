import { defineMessages } from '@tern/i18n';

export const blogScreenMessages = defineMessages('blogScreen', {
  search: ['Search the blog', 'Names the search field of the blog; also stands in it while it is empty'],
  clear: ['Clear', 'Button that empties the search field'],
  often: ['Often searched:', 'Before links to searches of the blog'],
});
