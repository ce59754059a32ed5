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
  guideVpn: ['What a VPN is', 'Link to a guide'],
  guideVpnText: ['What it changes, and what it does not.', 'Below the link to the guide on VPNs'],
  guideLeak: ['The leak test', 'Link to a guide'],
  guideLeakText: ['What your browser gives away, with the evidence.', 'Below the link to the leak test'],
  guideIp: ['Your address', 'Link to a guide'],
  guideIpText: ['Who sees it and what it tells them.', 'Below the link to the address look-up'],
  guideFaq: ['Questions and answers', 'Link to a guide'],
  guideFaqText: ['Twenty of them, short.', 'Below the link to the questions'],
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
