import { defineMessages } from '@tern/i18n';

export const blogPageMessages = defineMessages('blogPage', {
  title: ['Field notes.', 'Main heading of the start page of the blog'],
  lead: [
    'How networks work, what they know about you and what you can do about it.',
    'Below the main heading of the start page of the blog',
  ],
  emptyTitle: ['No article has been published yet.', 'Heading on the start page of the blog'],
  emptyText: ['Until then, the guides below answer most questions.', 'Text on the start page of the blog'],
  guidesTitle: ['Guides.', 'Heading on the start page of the blog'],
  searchTitle: ['Search the blog.', 'Heading on the start page of the blog'],
  moreTitle: ['All articles.', 'Heading on the start page of the blog'],
  categoryTitle: ['Articles in {category}', 'Heading on the start page of the blog'],
  tagTitle: ['Articles about {tag}', 'Heading on the start page of the blog'],
});
