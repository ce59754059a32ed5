import { defineMessages } from '@tern/i18n';

export const tvSmartTvMessages = defineMessages('tvSmartTv', {
  title: [
    'Android TV and Google TV.',
    'Main heading of the page about televisions with Android TV and Google TV',
  ],
  lead: [
    'These sets have a store of their own: the app is installed as on a phone.',
    'Below the main heading of the page about televisions with Android TV and Google TV',
  ],
  step1Title: ['Open the store', 'Heading on the page about televisions with Android TV and Google TV'],
  step1Text: [
    'Press Home, open the Play Store and search for {brand}.',
    'Text on the page about televisions with Android TV and Google TV',
  ],
  step2Title: ['Install and open', 'Heading on the page about televisions with Android TV and Google TV'],
  step2Text: [
    'The app asks once to set up a VPN connection. Allow it.',
    'Text on the page about televisions with Android TV and Google TV',
  ],
  step3Title: ['Sign in', 'Heading on the page about televisions with Android TV and Google TV'],
  step3Text: [
    'Enter the email address and the password of your account.',
    'Text on the page about televisions with Android TV and Google TV',
  ],
  step4Title: ['Connect and watch', 'Heading on the page about televisions with Android TV and Google TV'],
  step4Text: [
    'Choose a country first, then open the streaming app. If it was open, close it completely first.',
    'Text on the page about televisions with Android TV and Google TV',
  ],
  limits: [
    'Sets that say Google TV but come without the Play Store, as in some hotels, cannot install apps.',
    'Text on the page about televisions with Android TV and Google TV',
  ],
  q1: [
    'Sony, Philips and TCL: is it the same?',
    'Question on the page about televisions with Android TV and Google TV',
  ],
  a1: [
    "Yes. They all run Google's system; only the remote control differs.",
    'Answer on the page about televisions with Android TV and Google TV, to the question with the same number',
  ],
});

export const tvSamsungMessages = defineMessages('tvSamsung', {
  title: ['Samsung TV, with Smart DNS.', 'Main heading of the page about Samsung televisions'],
  lead: [
    "Samsung's Tizen has no VPN apps. A DNS address in the network settings does the part that matters for watching.",
    'Below the main heading of the page about Samsung televisions',
  ],
  step1Title: ['Bind your address', 'Heading on the page about Samsung televisions'],
  step1Text: [
    'At home, open DNS settings in your account and press Bind beside your address.',
    'Text on the page about Samsung televisions',
  ],
  step2Title: ['Open the network status', 'Heading on the page about Samsung televisions'],
  step2Text: [
    'On the television: Settings, All Settings, Connection, Network, Network Status, IP Settings. On older models: Settings, General, Network.',
    'Text on the page about Samsung televisions',
  ],
  step3Title: ['Enter the DNS', 'Heading on the page about Samsung televisions'],
  step3Text: [
    'Set DNS to Enter manually and type the address from your account.',
    'Text on the page about Samsung televisions',
  ],
  step4Title: ['Restart', 'Heading on the page about Samsung televisions'],
  step4Text: [
    'Unplug the set for half a minute, then plug it back in.',
    'Text on the page about Samsung televisions',
  ],
  limits: [
    "On sets from some years the menu is called Connection. If the store's region does not change, that is because it follows the Samsung account, not the address.",
    'Text on the page about Samsung televisions',
  ],
  q1: ['Which years does it work on?', 'Question on the page about Samsung televisions'],
  a1: [
    'On all sets that let you enter a DNS address, which is nearly every smart TV.',
    'Answer on the page about Samsung televisions, to the question with the same number',
  ],
});

export const tvAppleMessages = defineMessages('tvApple', {
  title: ['Apple TV, with Smart DNS.', 'Main heading of the page about Apple TV'],
  lead: [
    'Apple TV takes a DNS address in its Wi-Fi settings. We have no app for it.',
    'Below the main heading of the page about Apple TV',
  ],
  step1Title: ['Bind your address', 'Heading on the page about Apple TV'],
  step1Text: [
    'At home, open DNS settings in your account and press Bind beside your address.',
    'Text on the page about Apple TV',
  ],
  step2Title: ['Open the network', 'Heading on the page about Apple TV'],
  step2Text: ['On Apple TV: Settings, Network, your Wi-Fi.', 'Text on the page about Apple TV'],
  step3Title: ['Configure DNS', 'Heading on the page about Apple TV'],
  step3Text: [
    'Choose Configure DNS, Manual, and type the address from your account.',
    'Text on the page about Apple TV',
  ],
  step4Title: ['Restart', 'Heading on the page about Apple TV'],
  step4Text: ['Settings, System, Restart.', 'Text on the page about Apple TV'],
  limits: [
    'The catalog of the App Store follows the country of your Apple account, not your address.',
    'Text on the page about Apple TV',
  ],
  q1: ['Is there an app for tvOS?', 'Question on the page about Apple TV'],
  a1: [
    'No. Use Smart DNS, or share the connection of a computer.',
    'Answer on the page about Apple TV, to the question with the same number',
  ],
});

export const tvLgMessages = defineMessages('tvLg', {
  title: ['LG TV, with Smart DNS.', 'Main heading of the page about LG televisions'],
  lead: [
    "LG's webOS has no VPN apps. The DNS address goes into the connection you use.",
    'Below the main heading of the page about LG televisions',
  ],
  step1Title: ['Bind your address', 'Heading on the page about LG televisions'],
  step1Text: [
    'At home, open DNS settings in your account and press Bind beside your address.',
    'Text on the page about LG televisions',
  ],
  step2Title: ['Open the connection', 'Heading on the page about LG televisions'],
  step2Text: [
    'On the television: Settings, All Settings, General, Network. Choose your connection, then Advanced Wi-Fi Settings or Edit.',
    'Text on the page about LG televisions',
  ],
  step3Title: ['Edit the DNS', 'Heading on the page about LG televisions'],
  step3Text: [
    'Clear the check box “Set Automatically” and type the address from your account.',
    'Text on the page about LG televisions',
  ],
  step4Title: ['Connect and restart', 'Heading on the page about LG televisions'],
  step4Text: ['Press Connect, then switch the set off and on.', 'Text on the page about LG televisions'],
  limits: [
    'webOS keeps a country of its own under Location. Change it as well if apps are missing.',
    'Text on the page about LG televisions',
  ],
  q1: ['Do I lose picture quality?', 'Question on the page about LG televisions'],
  a1: [
    'No. Smart DNS is not in the way of the stream.',
    'Answer on the page about LG televisions, to the question with the same number',
  ],
});
