import { defineMessages } from '@tern/i18n';

export const smartDnsCardMessages = defineMessages('smartDnsCard', {
  title: ['Your DNS servers', 'Heading of the card with the addresses to enter on a TV or console'],
  text: ['Enter these in the network settings of a TV or game console.', 'Under the heading'],
  primary: ['Primary', 'Label of the first DNS address'],
  secondary: ['Secondary', 'Label of the second DNS address'],
  further: ['DNS {number, number}', 'Label of the third and further DNS addresses'],
  copy: ['Copy {address}', 'Name of the copy button for screen readers. {address} such as 192.0.2.53'],
  copied: ['Copied', 'Told once an address was copied'],
  selected: [
    'The address is selected. Copy it by hand.',
    'Told when the browser does not allow copying: the address is selected then',
  ],
  notOffered: [
    'DNS for TVs and consoles is not available right now.',
    'Stands in the card when there is no address',
  ],
  guides: ['Step by step', 'Heading of the instructions for each TV and console'],
  guidesText: [
    'Bind your address first. Names in the menus differ a little between models and years.',
    'Under the heading of the instructions',
  ],
  enterBoth: [
    'Enter {primary} as the first DNS address and {secondary} as the second.',
    'A step of the instructions. {primary} and {secondary} are addresses',
  ],
  enterOne: ['Enter {primary} as the DNS address.', 'A step of the instructions. {primary} is an address'],
  restart: ['Save, then switch the device off and on again.', 'The last step of the instructions'],
  appleTv1: [
    'Open Settings, then Network.',
    'Apple TV, step: names of menus as Apple writes them in your language',
  ],
  appleTv2: ['Choose your Wi-Fi network. With a cable, go straight on.', 'Apple TV, step'],
  appleTv3: ['Choose Configure DNS, then Manual.', 'Apple TV, step: names of menus as Apple writes them'],
  samsung1: [
    'Open Settings, All Settings, then Connection, Network, Network Status. On older models: Settings, General, Network.',
    'Samsung TV, step: names of menus as Samsung writes them in your language',
  ],
  samsung2: ['Choose IP Settings.', 'Samsung TV, step: name of the menu as Samsung writes it'],
  samsung3: [
    'Set DNS Setting to Enter manually, then open DNS Server.',
    'Samsung TV, step: names of menus as Samsung writes them',
  ],
  lg1: [
    'Open Settings, All Settings, then General, Network.',
    'LG TV, step: names of menus as LG writes them in your language',
  ],
  lg2: [
    'Choose your connection, Wired or Wi-Fi, then Advanced Wi-Fi Settings or Edit.',
    'LG TV, step: names of menus as LG writes them',
  ],
  lg3: ['Clear the check mark of Set Automatically.', 'LG TV, step: name of the setting as LG writes it'],
  playStation1: [
    'Open Settings, Network, Settings, then Set Up Internet Connection.',
    'PlayStation, step: names of menus as Sony writes them in your language',
  ],
  playStation2: [
    'Press the options button on your network, then choose Advanced Settings. On a PlayStation 4: Custom, and leave the other settings as they are.',
    'PlayStation, step: names of menus as Sony writes them',
  ],
  playStation3: ['Set DNS Settings to Manual.', 'PlayStation, step: names of menus as Sony writes them'],
  xbox1: [
    'Press the Xbox button, then open Profile & system, Settings, General, Network settings.',
    'Xbox, step: names of menus as Microsoft writes them in your language',
  ],
  xbox2: [
    'Choose Advanced settings, then DNS settings.',
    'Xbox, step: names of menus as Microsoft writes them',
  ],
  xbox3: ['Choose Manual.', 'Xbox, step: name of the setting as Microsoft writes it'],
  nintendo1: [
    'Open System Settings, Internet, then Internet Settings.',
    'Nintendo Switch, step: names of menus as Nintendo writes them in your language',
  ],
  nintendo2: [
    'Choose your network, then Change Settings.',
    'Nintendo Switch, step: name of the menu as Nintendo writes it',
  ],
  nintendo3: ['Set DNS Settings to Manual.', 'Nintendo Switch, step: names of menus as Nintendo writes them'],
  loading: ['Your DNS servers are loading', 'For screen readers while the card loads'],
});
