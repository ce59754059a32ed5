import { defineMessages } from '@tern/i18n';

export const hostPlaystationMessages = defineMessages('hostPlaystation', {
  title: ['PlayStation, with Smart DNS.', 'Main heading of the page about PlayStation'],
  lead: [
    'For the streaming apps on PS4 and PS5. Games stay on your own connection.',
    'Below the main heading of the page about PlayStation',
  ],
  step1Title: ['Bind your address', 'Heading on the page about PlayStation'],
  step1Text: [
    'At home, open DNS settings in your account and press Bind beside your address.',
    'Text on the page about PlayStation',
  ],
  step2Title: ['Open the connection', 'Heading on the page about PlayStation'],
  step2Text: [
    'Settings, Network, Settings, Set Up Internet Connection. On your network choose Advanced Settings.',
    'Text on the page about PlayStation',
  ],
  step3Title: ['DNS by hand', 'Heading on the page about PlayStation'],
  step3Text: [
    'Set DNS Settings to Manual and type both addresses from your account.',
    'Text on the page about PlayStation',
  ],
  step4Title: ['Test', 'Heading on the page about PlayStation'],
  step4Text: [
    'Press Test Internet Connection and restart the console.',
    'Text on the page about PlayStation',
  ],
  limits: [
    'The PlayStation Store follows the country of the account. No address changes it.',
    'Text on the page about PlayStation',
  ],
  q1: ['Does it lower my ping?', 'Question on the page about PlayStation'],
  a1: [
    'No. Smart DNS does not touch game traffic.',
    'Answer on the page about PlayStation, to the question with the same number',
  ],
});

export const hostXboxMessages = defineMessages('hostXbox', {
  title: ['Xbox, with Smart DNS.', 'Main heading of the page about Xbox'],
  lead: [
    'For the streaming apps on Xbox One and Series consoles.',
    'Below the main heading of the page about Xbox',
  ],
  step1Title: ['Bind your address', 'Heading on the page about Xbox'],
  step1Text: [
    'At home, open DNS settings in your account and press Bind beside your address.',
    'Text on the page about Xbox',
  ],
  step2Title: ['Advanced settings', 'Heading on the page about Xbox'],
  step2Text: [
    'Settings, General, Network settings, Advanced settings, DNS settings.',
    'Text on the page about Xbox',
  ],
  step3Title: ['Manual', 'Heading on the page about Xbox'],
  step3Text: [
    'Choose Manual and type the primary and the secondary address from your account.',
    'Text on the page about Xbox',
  ],
  step4Title: ['Test', 'Heading on the page about Xbox'],
  step4Text: ['Press B; the console tests by itself. Then restart it.', 'Text on the page about Xbox'],
  limits: [
    'Leave Teredo and the ports as they are: they belong to games, not to DNS.',
    'Text on the page about Xbox',
  ],
  q1: ['Do I need to change the location of the Xbox?', 'Question on the page about Xbox'],
  a1: [
    'For some apps, yes: Settings, System, Language and location.',
    'Answer on the page about Xbox, to the question with the same number',
  ],
});

export const hostSwitchMessages = defineMessages('hostSwitch', {
  title: ['Nintendo Switch, with Smart DNS.', 'Main heading of the page about Nintendo Switch'],
  lead: [
    'For the few streaming apps there are on the Switch.',
    'Below the main heading of the page about Nintendo Switch',
  ],
  step1Title: ['Bind your address', 'Heading on the page about Nintendo Switch'],
  step1Text: [
    'At home, open DNS settings in your account and press Bind beside your address.',
    'Text on the page about Nintendo Switch',
  ],
  step2Title: ['Internet settings', 'Heading on the page about Nintendo Switch'],
  step2Text: [
    'Open System Settings, Internet, Internet Settings, your network, then Change Settings.',
    'Text on the page about Nintendo Switch',
  ],
  step3Title: ['DNS settings', 'Heading on the page about Nintendo Switch'],
  step3Text: [
    'Set DNS Settings to Manual and type the primary and the secondary address.',
    'Text on the page about Nintendo Switch',
  ],
  step4Title: ['Save and test', 'Heading on the page about Nintendo Switch'],
  step4Text: ['Press Save, then Connect to This Network.', 'Text on the page about Nintendo Switch'],
  limits: [
    'The eShop follows the country of the Nintendo account.',
    'Text on the page about Nintendo Switch',
  ],
  q1: ['Can I keep it in handheld mode?', 'Question on the page about Nintendo Switch'],
  a1: [
    'Yes, but the settings belong to one network: enter them again for another.',
    'Answer on the page about Nintendo Switch, to the question with the same number',
  ],
});
