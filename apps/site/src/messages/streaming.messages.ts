import { defineMessages } from '@tern/i18n';

export const streamingNetflixMessages = defineMessages('streamingNetflix', {
  title: ['Netflix over a private connection.', 'Main heading of the page about netflix'],
  lead: [
    "Away from home you watch over other people's networks. {brand} encrypts your connection and gives you an address in one of {countries, number}+ countries.",
    'Below the main heading of the page about netflix',
  ],
  aTitle: ['At home in two taps', 'Heading on the page about netflix'],
  aText: [
    'Netflix shows the catalog of the country you are in. Connect to a server in your own country; if Netflix accepts it, you see the catalog you pay for.',
    'Text on the page about netflix',
  ],
  bTitle: ['No throttling', 'Heading on the page about netflix'],
  bText: [
    'Providers know Netflix by its addresses, and some slow it down in the evening. They do not know what is inside the tunnel.',
    'Text on the page about netflix',
  ],
  cTitle: ['Every screen', 'Heading on the page about netflix'],
  cText: [
    'Phone, laptop, TV: one account on up to {devices, number} devices. For consoles there is Smart DNS.',
    'Text on the page about netflix',
  ],
  limits: [
    "Netflix's terms say that you watch mainly in your own country, and it turns some VPN addresses away. {brand} promises a private connection, not a catalog.",
    'Text on the page about netflix',
  ],
  q1: ['Why do I see a proxy message?', 'Question on the page about netflix'],
  a1: [
    'Netflix recognized the address. Change the server once; if the message stays, switch the tunnel off while you watch.',
    'Answer on the page about netflix, to the question with the same number',
  ],
  q2: ['Does it cost picture quality?', 'Question on the page about netflix'],
  a2: [
    'Not on a nearby server. 4K needs 15 megabits per second, with or without a tunnel.',
    'Answer on the page about netflix, to the question with the same number',
  ],
});

export const streamingDisneyPlusMessages = defineMessages('streamingDisneyPlus', {
  title: ['Disney+ for trips with children.', 'Main heading of the page about disney plus'],
  lead: [
    'Children expect their shows on vacation too. With {brand} you watch Disney+ as you do at home.',
    'Below the main heading of the page about disney plus',
  ],
  aTitle: ['The same movies on vacation', 'Heading on the page about disney plus'],
  aText: [
    "Release dates differ by country. From a server at home, last night's movie is still there.",
    'Text on the page about disney plus',
  ],
  bTitle: ['One household, one address', 'Heading on the page about disney plus'],
  bText: [
    'Disney+ checks where your household is. A steady home server means it does not have to ask you each time.',
    'Text on the page about disney plus',
  ],
  cTitle: ['Hotel TV, your own account', 'Heading on the page about disney plus'],
  cText: [
    "Cast from a laptop with {brand} on, and there is no need to sign in on the hotel's set.",
    'Text on the page about disney plus',
  ],
  limits: [
    'Disney+ is sold to households and checks where they are. Sharing with people elsewhere is against its terms, and a VPN does not change that.',
    'Text on the page about disney plus',
  ],
  q1: ['Can I watch downloads on the plane?', 'Question on the page about disney plus'],
  a1: [
    'Yes. Downloads play without a connection; refresh them before you leave.',
    'Answer on the page about disney plus, to the question with the same number',
  ],
  q2: ['Does it work on Apple TV and Samsung sets?', 'Question on the page about disney plus'],
  a2: [
    'Use the app for TV where there is one, or Smart DNS. The setup pages show how.',
    'Answer on the page about disney plus, to the question with the same number',
  ],
});

export const streamingPrimeVideoMessages = defineMessages('streamingPrimeVideo', {
  title: ['Prime Video while you travel.', 'Main heading of the page about prime video'],
  lead: [
    'Prime is one account for shopping, music and movies, and it watches the address closely. {brand} keeps it steady.',
    'Below the main heading of the page about prime video',
  ],
  aTitle: ['Titles that stay', 'Heading on the page about prime video'],
  aText: [
    'Abroad, Prime Video shows a short list marked as available while traveling. From a server at home you get the long one.',
    'Text on the page about prime video',
  ],
  bTitle: ['Sports included', 'Heading on the page about prime video'],
  bText: [
    'Some countries have live matches on Prime. Through a server in your own country you see them on the day, in your language.',
    'Text on the page about prime video',
  ],
  cTitle: ['Quiet on shared networks', 'Heading on the page about prime video'],
  cText: [
    'A shopping account deserves an encrypted connection even when you are not watching. Addresses and orders go through the same tunnel.',
    'Text on the page about prime video',
  ],
  limits: [
    'Amazon may show an error about proxies; that is its right. Rentals follow the country of your payment method, whatever the address.',
    'Text on the page about prime video',
  ],
  q1: ['Why does Prime ask where I am?', 'Question on the page about prime video'],
  a1: [
    'The address changed since your last visit. Choose a server in your own country and reload.',
    'Answer on the page about prime video, to the question with the same number',
  ],
  q2: ['Does X-Ray still work?', 'Question on the page about prime video'],
  a2: [
    'Yes. It is part of the stream.',
    'Answer on the page about prime video, to the question with the same number',
  ],
});

export const streamingHboMaxMessages = defineMessages('streamingHboMax', {
  title: ['HBO Max, on premiere night.', 'Main heading of the page about hbo max'],
  lead: [
    'Episodes arrive at the same minute everywhere, if your network lets them. With {brand} on, it cannot see which service you watch.',
    'Below the main heading of the page about hbo max',
  ],
  aTitle: ['Premiere night without throttling', 'Heading on the page about hbo max'],
  aText: [
    'When everybody watches at once, some providers slow video. In the tunnel a premiere is only data.',
    'Text on the page about hbo max',
  ],
  bTitle: ['Abroad with your own subscription', 'Heading on the page about hbo max'],
  bText: [
    'HBO Max is offered in some countries and not in others. When you travel, connect to a server at home and keep watching.',
    'Text on the page about hbo max',
  ],
  cTitle: ['Subtitles you understand', 'Heading on the page about hbo max'],
  cText: [
    'Languages follow the country. A server in your own country brings your subtitles.',
    'Text on the page about hbo max',
  ],
  limits: [
    'If the service is not sold where you live, {brand} does not sell it to you. Read its terms about viewing away from home.',
    'Text on the page about hbo max',
  ],
  q1: ['How fast must the connection be?', 'Question on the page about hbo max'],
  a1: [
    'Five megabits per second for high definition, twenty-five for 4K, measured with the tunnel on.',
    'Answer on the page about hbo max, to the question with the same number',
  ],
  q2: ['Does it work on game consoles?', 'Question on the page about hbo max'],
  a2: [
    'With Smart DNS, or from a computer that shares its connection.',
    'Answer on the page about hbo max, to the question with the same number',
  ],
});

export const streamingHuluMessages = defineMessages('streamingHulu', {
  title: ['Hulu for Americans abroad.', 'Main heading of the page about hulu'],
  lead: [
    'Hulu is made for the United States and closes at the border. {brand} has servers in American cities.',
    'Below the main heading of the page about hulu',
  ],
  aTitle: ['Next-day episodes', 'Heading on the page about hulu'],
  aText: [
    'Network shows appear the morning after. From a server in the US they do so wherever you have breakfast.',
    'Text on the page about hulu',
  ],
  bTitle: ['Live TV and home networks', 'Heading on the page about hulu'],
  bText: [
    "Hulu's live plan is tied to one home network and asks you to return to it. A VPN does not satisfy that. On-demand viewing has no such rule.",
    'Text on the page about hulu',
  ],
  cTitle: ['A private connection from the dorm', 'Heading on the page about hulu'],
  cText: [
    'Campus networks can log which sites each student opens. They do not see what you watch inside the tunnel.',
    'Text on the page about hulu',
  ],
  limits: [
    'Hulu needs an account paid in the US and refuses many VPN addresses. If it refuses, respect it and use a service available where you are.',
    'Text on the page about hulu',
  ],
  q1: ['Which city should I choose?', 'Question on the page about hulu'],
  a1: [
    'The one closest to you on the map of the US: the East Coast from Europe, the West Coast from Asia.',
    'Answer on the page about hulu, to the question with the same number',
  ],
  q2: ['Can I sign up from abroad?', 'Question on the page about hulu'],
  a2: [
    'No. Hulu asks for a US payment method and is sold there only.',
    'Answer on the page about hulu, to the question with the same number',
  ],
});

export const streamingBbcIplayerMessages = defineMessages('streamingBbcIplayer', {
  title: ['BBC iPlayer when you are away from the UK.', 'Main heading of the page about bbc iplayer'],
  lead: [
    'iPlayer belongs to those who live in the United Kingdom. If you are one of them and on the road, {brand} gives you a connection from there.',
    'Below the main heading of the page about bbc iplayer',
  ],
  aTitle: ['Radio, news, the late movie', 'Heading on the page about bbc iplayer'],
  aText: [
    'From a server in London or Manchester the guide is the one you know, live and on demand.',
    'Text on the page about bbc iplayer',
  ],
  bTitle: ['Hotel screens', 'Heading on the page about bbc iplayer'],
  bText: [
    'A laptop with {brand} on and a cable to the television: no sign-in on a strange set.',
    'Text on the page about bbc iplayer',
  ],
  cTitle: ['Works on slow connections', 'Heading on the page about bbc iplayer'],
  cText: [
    'iPlayer adapts to the connection. A nearby server keeps the adapting to a minimum.',
    'Text on the page about bbc iplayer',
  ],
  limits: [
    'You need a TV Licence to watch, at home and away, and the BBC does not permit VPN use to get around its limits. {brand} does not lift either.',
    'Text on the page about bbc iplayer',
  ],
  q1: ['Do I need a TV Licence for radio?', 'Question on the page about bbc iplayer'],
  a1: [
    'No. BBC Sounds is free to listen to; parts of it are for the UK only.',
    'Answer on the page about bbc iplayer, to the question with the same number',
  ],
  q2: ['Why does it say the program is not available?', 'Question on the page about bbc iplayer'],
  a2: [
    "The BBC recognized a server's address, or the rights have ended. The program's page tells you if they have.",
    'Answer on the page about bbc iplayer, to the question with the same number',
  ],
});

/** The words of each page, by slug. */
export const streamingPages = {
  netflix: streamingNetflixMessages,
  'disney-plus': streamingDisneyPlusMessages,
  'prime-video': streamingPrimeVideoMessages,
  'hbo-max': streamingHboMaxMessages,
  hulu: streamingHuluMessages,
  'bbc-iplayer': streamingBbcIplayerMessages,
};

export const streamingHead = defineMessages('meta', {
  'vpnForStreaming.title': [
    'VPN for streaming | {name}',
    'Title of the pages about streaming in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForStreaming.netflix.description': [
    'Netflix abroad with a VPN: what a server in your own country changes and what Netflix decides. On up to {devices, number} devices.',
    'Description of the page about Netflix in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForStreaming.keywords': [
    'VPN for streaming, watch series abroad, video services',
    'Keywords of the pages about streaming: phrases people search for, with ASCII commas between them.',
  ],
});
