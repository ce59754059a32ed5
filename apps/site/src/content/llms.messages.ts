import { defineMessages } from '@tern/i18n';

/** Words of `/llms.txt`, the page list for assistants. English only, for that is what they read it in. */
export const llmsMessages = defineMessages('llms', {
  about: [
    '{name} is a consumer VPN: apps for phones, computers, browsers and TVs, {servers, number}+ servers in {countries, number}+ countries, {devices, number} devices on one account, and a {moneyBackDays, number}-day money-back guarantee.',
    'Paragraph at the top of /llms.txt, a list of pages for AI assistants. {name} is the brand.',
  ],
  languages: [
    'Every page exists in these languages; add the code to the path, as in /de/pricing: {codes}.',
    'Sentence in /llms.txt. {codes} is a list of language codes such as de, fr and ja.',
  ],
  pages: [
    'Main pages',
    'Heading in /llms.txt above the list of the main pages. No full stop: a list format.',
  ],
});
