import { defineMessages } from '@tern/i18n';

export const whatIsVpnPageMessages = defineMessages('whatIsVpnPage', {
  title: ['What a VPN is. In plain words.', 'Main heading of the page that explains what a VPN is'],
  lead: [
    "A VPN is an encrypted connection from your device to a server somewhere else. Sites see the server's address instead of yours, and the network you are on sees only that you use a VPN.",
    'Below the main heading of the page that explains what a VPN is',
  ],
  howTitle: ['How it works, step by step.', 'Heading on the page that explains what a VPN is'],
  how1Title: ['You connect', 'Heading on the page that explains what a VPN is'],
  how1Text: [
    'The app picks a server, or you do. Device and server agree on keys that nobody between them knows.',
    'Text on the page that explains what a VPN is',
  ],
  how2Title: ['Your data is wrapped', 'Heading on the page that explains what a VPN is'],
  how2Text: [
    "Everything your device sends is encrypted and put into packets addressed to the server. A café's Wi-Fi or your provider sees those packets and nothing inside them.",
    'Text on the page that explains what a VPN is',
  ],
  how3Title: ['The server unwraps it', 'Heading on the page that explains what a VPN is'],
  how3Text: [
    'The server sends your request on to the site under its own address. To the site, you are where the server is.',
    'Text on the page that explains what a VPN is',
  ],
  how4Title: ['The answer comes back', 'Heading on the page that explains what a VPN is'],
  how4Text: [
    'The answer returns the same way and is decrypted on your device. With a server near you, all of this adds a few thousandths of a second.',
    'Text on the page that explains what a VPN is',
  ],
  doesTitle: ['What it changes.', 'Heading on the page that explains what a VPN is'],
  does1Title: ['Who sees your address', 'Heading on the page that explains what a VPN is'],
  does1Text: [
    'Sites, other players and trackers get the address of a server that many people share.',
    'Text on the page that explains what a VPN is',
  ],
  does2Title: ['What the network can read', 'Heading on the page that explains what a VPN is'],
  does2Text: [
    'Hotels, schools and providers can no longer see which sites you open, or slow some of them down by name.',
    'Text on the page that explains what a VPN is',
  ],
  does3Title: ['Where you seem to be', 'Heading on the page that explains what a VPN is'],
  does3Text: [
    'Choose one of {countries, number}+ countries. Abroad, pages that only open in your own country can open again.',
    'Text on the page that explains what a VPN is',
  ],
  notTitle: ['What it does not do.', 'Heading on the page that explains what a VPN is'],
  not1Title: ['It does not make you anonymous', 'Heading on the page that explains what a VPN is'],
  not1Text: [
    'If you sign in, the site knows who you are. Cookies and the quirks of your browser give away more than an address does.',
    'Text on the page that explains what a VPN is',
  ],
  not2Title: ['It does not remove malware', 'Heading on the page that explains what a VPN is'],
  not2Text: [
    'A harmful file comes through the tunnel like any other. Keep your system up to date.',
    'Text on the page that explains what a VPN is',
  ],
  not3Title: ['It does not make your connection faster', 'Heading on the page that explains what a VPN is'],
  not3Text: [
    'Your data makes one extra stop. With a server near you that takes very little time, with a distant one more.',
    'Text on the page that explains what a VPN is',
  ],
  not4Title: ['It does not change the law', 'Heading on the page that explains what a VPN is'],
  not4Text: [
    'What is forbidden without a VPN is forbidden with one, and contracts you agreed to still apply.',
    'Text on the page that explains what a VPN is',
  ],
  tableTitle: ['VPN, proxy, or neither.', 'Heading on the page that explains what a VPN is'],
  tableCaption: ['What a VPN, a proxy and a plain connection each do', 'Caption of a comparison table'],
  tableRow: ['What you want', 'Heads the first column of the comparison table'],
  tableVpn: ['VPN', 'Column of the comparison table'],
  tableProxy: ['Browser proxy', 'Column of the comparison table'],
  tableNone: ['Neither', 'Column of the comparison table: no protection at all'],
  row1: ['Sites see another address', 'Row of the comparison table'],
  row2: ['The network cannot read your traffic', 'Row of the comparison table'],
  row3: ['Covers every app on the device', 'Row of the comparison table'],
  row4: ['Nothing to install', 'Row of the comparison table'],
  partly: [
    'Browser only',
    'Cell of the comparison table: the protection covers the browser and no other app',
  ],
  q1: ['Is it legal?', 'Question on the page that explains what a VPN is'],
  a1: [
    'In most countries, yes. Some restrict or forbid it. Look up the rules where you are before you connect.',
    'Answer on the page that explains what a VPN is, to the question with the same number',
  ],
  q2: ['Can my provider see that I use one?', 'Question on the page that explains what a VPN is'],
  a2: [
    'Yes. It sees a connection to a server and how much data goes through, but not what or where to.',
    'Answer on the page that explains what a VPN is, to the question with the same number',
  ],
  q3: ['Should it be on all the time?', 'Question on the page that explains what a VPN is'],
  a3: [
    'You can leave it on. It matters most on networks you do not run yourself, and whenever you do not want sites to see your own address.',
    'Answer on the page that explains what a VPN is, to the question with the same number',
  ],
  q4: ['What can {brand} itself see?', 'Question on the page that explains what a VPN is'],
  a4: [
    'While your data passes, a server has to know where to send it. It does not store that: there are no logs of what you do.',
    'Answer on the page that explains what a VPN is, to the question with the same number',
  ],
  q5: ['Is private browsing the same?', 'Question on the page that explains what a VPN is'],
  a5: [
    'No. A private window forgets your history on this device. It hides nothing from the network or from sites.',
    'Answer on the page that explains what a VPN is, to the question with the same number',
  ],
});

export const whatIsVpnPageHead = defineMessages('meta', {
  'whatIsVpn.title': [
    'What is a VPN and how does it work? | {name}',
    'Title of the page that explains what a VPN is in search results, at most 60 characters. {name} is the brand.',
  ],
  'whatIsVpn.description': [
    'A VPN is an encrypted connection to a server elsewhere: sites see its IP address instead of yours. How it works and what it cannot do.',
    'Description of the page that explains what a VPN is in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'whatIsVpn.keywords': [
    'what is a VPN, how a VPN works, VPN explained',
    'Keywords of the page that explains what a VPN is: phrases people search for, with ASCII commas between them.',
  ],
});
