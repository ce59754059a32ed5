import { defineMessages } from '@tern/i18n';

export const gameHostPageMessages = defineMessages('gameHostPage', {
  routerTitle: ['With encryption: through a computer.', 'Heading on the pages about game consoles'],
  routerText: [
    'Consoles have no VPN apps. Connect {brand} on a computer, share its connection by cable or as a hotspot, and join the console to it. Then everything is encrypted, and the computer has to stay on.',
    'Text on the pages about game consoles',
  ],
});
