import { defineMessages } from '@tern/i18n';

export const gameHostPageMessages = defineMessages('gameHostPage', {
  routerTitle: ['With encryption: through a computer.', 'Heading on the pages about game consoles'],
  routerText: [
    'Consoles have no VPN apps. Connect {brand} on a computer, share its connection by cable or as a hotspot, and join the console to it. Then everything is encrypted, and the computer has to stay on.',
    'Text on the pages about game consoles',
  ],
});

export const gameHostPageHead = defineMessages('meta', {
  'gameHost.title': [
    '{name} on game consoles with Smart DNS',
    'Title of the pages about consoles in search results, at most 60 characters. {name} is the brand.',
  ],
  'gameHost.keywords': [
    'VPN for consoles, Smart DNS, PlayStation, Xbox',
    'Keywords of the pages about consoles: phrases people search for, with ASCII commas between them.',
  ],
});
