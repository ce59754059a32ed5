import { defineMessages } from '@tern/i18n';

export const blogPageMessages = defineMessages('blogPage', {
  title: ['Field notes.', 'Main heading of the start page of the blog'],
  lead: [
    'How networks work, what they know about you and what you can do about it.',
    'Describes the blog in search results',
  ],
  searchTitle: ['Search the blog.', 'Heading of the search page of the blog'],
  moreTitle: ['All articles.', 'Heading of the list of all articles of the blog'],
  tagTitle: ['Topic: {tag}', 'Heading of a list of articles. {tag} is a topic such as DNS'],
  newest: ['Newest articles', 'Heads the list of articles on the start page of the blog, for screen readers'],
  topicTitle: [
    '{topic}: the {name} blog',
    'Title of a category or a topic of the blog in search results. {topic} is its name, {name} is the brand.',
  ],
  topicText: [
    'All articles of the {name} blog on this topic: {topic}.',
    'Describes a category or a topic of the blog in search results. {topic} is its name, {name} is the brand.',
  ],
  later: [
    '{title}, page {page, number}',
    'Title of a further page of a list of articles. {title} is that of the first one.',
  ],
});

export const blogPageHead = defineMessages('meta', {
  'blog.title': [
    'Field notes, the {name} blog',
    'Title of the blog in search results, at most 60 characters. {name} is the brand.',
  ],
  'blog.keywords': [
    'VPN blog, online privacy, {name} articles',
    'Keywords of the blog: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
  'blogSearch.title': [
    'Search the {name} blog',
    'Title of the search page of the blog in search results, at most 60 characters. {name} is the brand.',
  ],
  'blogMore.title': [
    'All articles of the {name} blog',
    'Title of the list of all articles in search results, at most 60 characters. {name} is the brand.',
  ],
});
