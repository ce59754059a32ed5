import { defineMessages } from '@tern/i18n';

export const articlesMessages = defineMessages('articles', {
  minutes: [
    '{minutes, plural, one {# min} other {# min}}',
    'Beside the date of an article: how long it takes to read',
  ],
  minutesToRead: [
    '{minutes, plural, one {# min to read} other {# min to read}}',
    'Below the heading of an article: how long it takes to read',
  ],
  updated: ['Updated {date}', 'Below the heading of an article: when it was changed last'],
  by: ['By the {brand} team', 'Below the heading of an article: who wrote it. {brand} is the product name'],
  english: ['In English', 'On an article in a list that is not translated into the language of the page'],
  read: ['Read', 'Leads to the article beside it'],
  all: ['All', 'The first of the categories of the blog: the articles of all categories'],
  categories: ['Categories', 'Names the list of categories of the blog for screen readers'],
  allArticles: ['All articles', 'Link to the list of all articles of the blog'],
  search: ['Search the blog', 'Names the search field of the blog; also stands in it while it is empty'],
  clear: ['Clear', 'Button that empties the search field'],
  pages: ['Pages', 'Names the links to the pages of a list for screen readers'],
  page: ['Page {page, number}', 'Name of a page of a list for screen readers'],
  previousPage: ['Previous page', 'Link in a list of pages'],
  nextPage: ['Next page', 'Link in a list of pages'],
  emptyTitle: ['Nothing has been published here yet.', 'Stands in place of a list of articles'],
  emptyText: ['The blog has articles on other subjects.', 'Below “Nothing has been published here yet.”'],
  awayTitle: ['The articles cannot be shown right now.', 'Stands in place of a list of articles'],
  awayText: [
    'Something is wrong on our side. Please try again in a few minutes.',
    'Below “The articles cannot be shown right now.”',
  ],
  again: ['Try again', 'Button that loads the page again'],
});
