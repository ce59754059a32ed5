import { defineMessages } from '@tern/i18n';

export const vpnServerPageMessages = defineMessages('vpnServerPage', {
  title: ['{countries, number}+ countries. Pick one.', 'Main heading of the index of all countries'],
  lead: [
    'With a server in another country, sites see an address from there. These are the countries people ask for most, what each is good for and what it is not.',
    'Below the main heading of the index of all countries',
  ],
  aTitle: ['Nearby servers are faster', 'Heading on the index of all countries'],
  aText: [
    'Distance is time: about a hundredth of a second for every thousand kilometers, there and back. If you only want privacy, take the nearest server.',
    'Text on the index of all countries',
  ],
  bTitle: ['When a distant server makes sense', 'Heading on the index of all countries'],
  bText: [
    'A page that opens only in one country, a price in another currency, a test of your own site from abroad: then take the country itself.',
    'Text on the index of all countries',
  ],
  cTitle: ['About the cities on the maps', 'Heading on the index of all countries'],
  cText: [
    'The cities on the maps are large cities of the country, for orientation. Which servers are up at this moment is shown in the app.',
    'Text on the index of all countries',
  ],
  q1: ['Which country is the best?', 'Question on the index of all countries'],
  a1: [
    'The nearest one that does what you need. There is no country whose address makes you invisible.',
    'Answer on the index of all countries, to the question with the same number',
  ],
  q2: ['Can I change often?', 'Question on the index of all countries'],
  a2: [
    'As often as you like, on all {devices, number} devices. Services that watch for strange sign-ins may ask you to confirm.',
    'Answer on the index of all countries, to the question with the same number',
  ],
});

export const vpnServerPageHead = defineMessages('meta', {
  'atlas.title': [
    'VPN servers in {countries, number}+ countries | {name}',
    'Title of the index of countries in search results, at most 60 characters. {name} is the brand.',
  ],
  'atlas.description': [
    'VPN servers in {countries, number}+ countries: which one to choose, what an IP address from there is good for and what it is not.',
    'Description of the index of countries in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'atlas.keywords': [
    'VPN servers, VPN countries, VPN locations',
    'Keywords of the index of countries: phrases people search for, with ASCII commas between them.',
  ],
  'vpnServer.item.title': [
    '{item} VPN: servers and IP address | {name}',
    'Title of a page about one country; {item} is the name of the country, in search results. {item} is its name in the nominative, alone.',
  ],
  'vpnServer.brazil-vpn.description': [
    'Brazil VPN: a Brazilian IP address for your bank, Pix, the Brasileirão and novelas with your own subscriptions, from anywhere.',
    'Description of the page about Brazil; begin with what people type in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnServer.canada-vpn.description': [
    'Canada VPN: a Canadian IP address for news, radio, TV and hockey with your own subscriptions, in English and in French.',
    'Description of the page about Canada; begin with what people type in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnServer.germany-vpn.description': [
    'Germany VPN: a German IP address for the streaming libraries of public broadcasters, near one of the largest internet exchanges on earth.',
    'Description of the page about Germany; begin with what people type in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnServer.italy-vpn.description': [
    'Italy VPN: an Italian IP address for RaiPlay, Serie A with your own subscription, newspapers and SPID, from anywhere.',
    'Description of the page about Italy; begin with what people type in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnServer.usa-vpn.description': [
    'USA VPN: an American IP address for banks, state portals and the services you miss abroad. Which coast and city to choose.',
    'Description of the page about the United States; begin with what people type in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnServer.item.keywords': [
    '{item} VPN, VPN servers: {item}, IP address: {item}',
    'Keywords of a page about one country; {item} is its name in the nominative: phrases people search for, with ASCII commas between them.',
  ],
});
