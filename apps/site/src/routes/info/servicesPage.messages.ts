import { defineMessages } from '@tern/i18n';

export const servicesPageMessages = defineMessages('servicesPage', {
  title: [
    'One subscription for everything.',
    'Main heading of the page that gives an overview of all VPN services',
  ],
  lead: [
    'A plan is more than an app. This is everything it contains, and which part is for what.',
    'Below the main heading of the page that gives an overview of all VPN services',
  ],
  s1Title: ['VPN', 'Heading on the page that gives an overview of all VPN services'],
  s1Text: [
    "The encrypted connection for the whole device. Choose it for privacy on other people's networks and for an address in {countries, number}+ countries.",
    'Text on the page that gives an overview of all VPN services',
  ],
  s2Title: ['Proxy in the browser', 'Heading on the page that gives an overview of all VPN services'],
  s2Text: [
    'The Chrome extension sends only the browser through {brand}. Choose it on machines where you may not install anything.',
    'Text on the page that gives an overview of all VPN services',
  ],
  s3Title: ['Smart DNS', 'Heading on the page that gives an overview of all VPN services'],
  s3Text: [
    'DNS addresses to enter on a television or console. They change where you seem to be for services that ask; they encrypt nothing.',
    'Text on the page that gives an overview of all VPN services',
  ],
  s4Title: ['Leak test', 'Heading on the page that gives an overview of all VPN services'],
  s4Text: [
    'Shows which addresses your browser gives away, with evidence. Free for everybody, with or without a plan.',
    'Text on the page that gives an overview of all VPN services',
  ],
  s5Title: ['Address lookup', 'Heading on the page that gives an overview of all VPN services'],
  s5Text: [
    'Which address sites see, who runs that network and what can be learned from it. Free for everybody.',
    'Text on the page that gives an overview of all VPN services',
  ],
  whichTitle: ['Which one do I need?', 'Heading on the page that gives an overview of all VPN services'],
  w1Title: ['On hotel Wi-Fi', 'Heading on the page that gives an overview of all VPN services'],
  w1Text: [
    'The VPN. Nothing else encrypts everything.',
    'Text on the page that gives an overview of all VPN services',
  ],
  w2Title: ['On the television at home', 'Heading on the page that gives an overview of all VPN services'],
  w2Text: [
    'The app if the set has Android TV, Smart DNS if it does not.',
    'Text on the page that gives an overview of all VPN services',
  ],
  w3Title: ['On a university computer', 'Heading on the page that gives an overview of all VPN services'],
  w3Text: [
    'The extension, if you may not install programs.',
    'Text on the page that gives an overview of all VPN services',
  ],
});

export const servicesPageHead = defineMessages('meta', {
  'vpnServices.title': [
    'VPN, proxy, Smart DNS: what a {name} plan contains',
    'Title of the page about all services in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnServices.keywords': [
    'VPN, proxy, Smart DNS, VPN plan contents',
    'Keywords of the page about all services: phrases people search for, with ASCII commas between them.',
  ],
});
