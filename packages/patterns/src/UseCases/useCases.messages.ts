import { defineMessages } from '@tern/i18n';

export const useCasesMessages = defineMessages('useCases', {
  title: ['Watch, play and talk from anywhere.', 'Heading over six things people use a VPN for'],
  leadGuides: [
    'Ways people use {brand}, each with its own guide.',
    'Beside the heading, once every way has its page. {brand} is the product name',
  ],
  streaming: ['With your own subscriptions', 'Under "Streaming"'],
  gaming: ['Servers in other regions', 'Under "Gaming"'],
  liveSports: ['The match, wherever you are', 'Under "Live sports"'],
  music: ['Your library when you travel', 'Under "Music"'],
  socialMedia: ['Your apps on any network', 'Under "Social media"'],
  useTools: ['Slack, Zoom and files as if at the office', 'Under "Tools"'],
});
