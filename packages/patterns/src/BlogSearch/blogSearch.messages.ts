import { defineMessages } from '@tern/i18n';

export const blogSearchMessages = defineMessages('blogSearch', {
  try: ['Popular searches', 'Heads links to searches of the blog'],
  browse: ['By category', 'Heads links to the categories of the blog'],
  results: ['Results', 'Heads what a search of the blog found, for screen readers'],
  found: [
    '{count, plural, one {# article for “{query}”} other {# articles for “{query}”}}',
    'Above what a search of the blog found. {query} is what was searched for',
  ],
  corrected: [
    'Nothing contains “{query}”. These contain “{corrected}”.',
    'Above what a search of the blog found after a slip of the pen. {query} was searched for, {corrected} was found',
  ],
  none: ['Nothing found for “{query}”.', 'In place of what a search of the blog found'],
  noneText: ['Try fewer words, or a more general one.', 'Below “Nothing found for …”'],
  failed: ['The search did not respond.', 'In place of what a search of the blog found'],
  failedText: ['Check the connection, and try again.', 'Below “The search did not answer.”'],
  again: ['Try again', 'Button that searches again'],
  searching: ['Searching…', 'While a search of the blog runs'],
  pages: ['Pages of results', 'Names the links to the pages of results for screen readers'],
});
