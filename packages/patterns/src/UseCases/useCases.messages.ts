import { defineMessages } from '@tern/i18n';

export const useCasesMessages = defineMessages('useCases', {
  title: ['Watch, play and talk from anywhere.', 'Heading over six things people use a VPN for'],
  leadGuides: [
    'Six ways people use {brand}, each with its own guide.',
    'Beside the heading, once every way has its page. {brand} is the product name',
  ],
  streaming: ['Without restrictions', 'Under "Streaming"'],
  gaming: ['Servers in other regions', 'Under "Gaming"'],
  liveSports: ['The match, from where you are', 'Under "Live sports"'],
  music: ['Your library when you travel', 'Under "Music"'],
  socialMedia: ['Your apps on any network', 'Under "Social media"'],
  useTools: ['Mail, maps and search as at home', 'Under "Tools"'],
});
