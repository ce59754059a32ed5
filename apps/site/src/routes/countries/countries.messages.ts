import { defineMessages } from '@tern/i18n';

export const countryUsaMessages = defineMessages('countryUsa', {
  title: ['An American address. From coast to coast.', 'Main heading of the page about usa'],
  lead: [
    'Four main time zones, two coasts and most of the services people miss abroad. Connect to the city that is nearest to what you want to reach.',
    'Below the main heading of the page about usa',
  ],
  homeTitle: ['At home in the United States', 'Heading on the page about usa'],
  homeText: [
    'Internet providers there may collect and sell what their customers look up. With a VPN on, they see one connection to {brand}, and how much data passes.',
    'Text on the page about usa',
  ],
  visitTitle: ['Away from home', 'Heading on the page about usa'],
  visitText: [
    'Banks, state portals and school accounts often refuse a sign-in from abroad. With an American address the form opens as it does at home.',
    'Text on the page about usa',
  ],
  knowTitle: ['East or west', 'Heading on the page about usa'],
  knowText: [
    'A server in New York is some 4,000 kilometers from one in Los Angeles. For calls and games choose the coast the other side is on.',
    'Text on the page about usa',
  ],
  question: ['Will sites show me prices in dollars?', 'Text on the page about usa'],
  answer: [
    'Many choose the currency by address, so yes. What you pay in the end follows your card and your delivery address.',
    'Text on the page about usa',
  ],
});

export const countryCanadaMessages = defineMessages('countryCanada', {
  title: ['Canada, in both its languages.', 'Main heading of the page about canada'],
  lead: [
    'From Vancouver to Halifax in five time zones. A Canadian address brings back news, radio and television as they are shown at home, in English and in French.',
    'Below the main heading of the page about canada',
  ],
  homeTitle: ['At home in Canada', 'Heading on the page about canada'],
  homeText: [
    'Under the notice system, providers pass notices from rights holders on to the address that was seen. The address seen with {brand} on is that of a server.',
    'Text on the page about canada',
  ],
  visitTitle: ['Away from home', 'Heading on the page about canada'],
  visitText: [
    'Canadians abroad use it to follow hockey, the CBC and Radio-Canada with the subscriptions they already have.',
    'Text on the page about canada',
  ],
  knowTitle: ['Often through the United States', 'Heading on the page about canada'],
  knowText: [
    'Much Canadian traffic runs through exchanges in the United States even when both ends are in Canada. The tunnel keeps it encrypted on that stretch too.',
    'Text on the page about canada',
  ],
  question: ['Do I get English or French pages?', 'Text on the page about canada'],
  answer: [
    "Sites decide by your browser's language first and by address second. Set the language in the browser and it stays.",
    'Text on the page about canada',
  ],
});

export const countryBrazilMessages = defineMessages('countryBrazil', {
  title: ['Connect to Brazil from anywhere.', 'Main heading of the page about brazil'],
  lead: [
    "South America's largest country has its own prices, its own leagues and its own television. With a Brazilian address, sites see you there.",
    'Below the main heading of the page about brazil',
  ],
  homeTitle: ['At home in Brazil', 'Heading on the page about brazil'],
  homeText: [
    'The Marco Civil requires providers to keep connection records for a year. With {brand} on, those records show one connection to us and not where you went from there.',
    'Text on the page about brazil',
  ],
  visitTitle: ['Away from home', 'Heading on the page about brazil'],
  visitText: [
    'Follow the Brasileirão and the evening novela with your own subscription, and reach the pages of a bank that expects you in the country.',
    'Text on the page about brazil',
  ],
  knowTitle: ['Distances count', 'Heading on the page about brazil'],
  knowText: [
    'Manaus and Porto Alegre are more than 3,000 kilometers apart. The undersea cables from Europe land in Fortaleza; from there it is some 2,400 kilometers more to São Paulo.',
    'Text on the page about brazil',
  ],
  question: ['Does Pix work through a VPN?', 'Text on the page about brazil'],
  answer: [
    'The payment itself does. Some banking apps refuse a foreign address; with a Brazilian one they behave as at home.',
    'Text on the page about brazil',
  ],
});

export const countryUkMessages = defineMessages('countryUk', {
  title: ['A British address, wherever you are.', 'Main heading of the page about uk'],
  lead: [
    'A British address for people who moved away and for those who came to stay.',
    'Below the main heading of the page about uk',
  ],
  homeTitle: ['At home in the UK', 'Heading on the page about uk'],
  homeText: [
    'The Investigatory Powers Act lets providers be told to keep a record of the sites each customer visits for a year. With a VPN on, there is one entry: {brand}.',
    'Text on the page about uk',
  ],
  visitTitle: ['Away from home', 'Heading on the page about uk'],
  visitText: [
    'With a TV Licence and a British address, the channels you pay for stay in reach on vacation. Broadcasters decide themselves which addresses they let in.',
    'Text on the page about uk',
  ],
  knowTitle: ['Close to everything', 'Heading on the page about uk'],
  knowText: [
    'London has some of the busiest exchanges in the world. Adding a server there to your route often costs only a few milliseconds from western Europe.',
    'Text on the page about uk',
  ],
  question: ['Do age checks still appear?', 'Text on the page about uk'],
  answer: [
    'Sites that check ages in Britain check whoever has a British address. Choose another country if you do not live there.',
    'Text on the page about uk',
  ],
});

export const countryFranceMessages = defineMessages('countryFrance', {
  title: ['France, from the inside.', 'Main heading of the page about france'],
  lead: [
    'Replays, newspapers and public services that answer best to a French address, wherever you are staying.',
    'Below the main heading of the page about france',
  ],
  homeTitle: ['At home in France', 'Heading on the page about france'],
  homeText: [
    'The regulator Arcom sends warnings on the basis of addresses seen in file-sharing networks. What you share stays your own responsibility; with a VPN on, your own address is not among them.',
    'Text on the page about france',
  ],
  visitTitle: ['Away from home', 'Heading on the page about france'],
  visitText: [
    'Replay services of French channels stop at the border. A French address and your own account bring the evening news back.',
    'Text on the page about france',
  ],
  knowTitle: ['Paris or Marseille', 'Heading on the page about france'],
  knowText: [
    'Paris is the middle of the network. Marseille is where cables from Africa, the Gulf and Asia come ashore: from there the southern server is often the quicker one.',
    'Text on the page about france',
  ],
  question: ['Does FranceConnect accept it?', 'Text on the page about france'],
  answer: [
    'Yes, if your account works from abroad. Tax and health pages may ask for a second proof of identity when the address is new.',
    'Text on the page about france',
  ],
});

export const countryGermanyMessages = defineMessages('countryGermany', {
  title: ['A German address in the middle of Europe.', 'Main heading of the page about germany'],
  lead: [
    'Frankfurt has one of the largest internet exchanges on earth. From anywhere in Europe, a server here is a dependable choice.',
    'Below the main heading of the page about germany',
  ],
  homeTitle: ['At home in Germany', 'Heading on the page about germany'],
  homeText: [
    'Law firms there send warning letters about file sharing to whoever pays for the connection, even when a guest did it. On the Wi-Fi of a shared apartment, a VPN keeps what you do private.',
    'Text on the page about germany',
  ],
  visitTitle: ['Away from home', 'Heading on the page about germany'],
  visitText: [
    'Public broadcasters show part of their streaming libraries inside Germany only. With a German address they see you there; which addresses they accept is up to them.',
    'Text on the page about germany',
  ],
  knowTitle: ['A plain word on trackers', 'Heading on the page about germany'],
  knowText: [
    'German law asks for consent before tracking, and banners follow the address. With a German server you will see more of them, not fewer.',
    'Text on the page about germany',
  ],
  question: ['Can I order from German shops?', 'Text on the page about germany'],
  answer: [
    'You can browse them. At checkout they ask for an address and a card in a country they deliver to, as always.',
    'Text on the page about germany',
  ],
});

export const countryItalyMessages = defineMessages('countryItaly', {
  title: ['An Italian address for TV, soccer and news.', 'Main heading of the page about italy'],
  lead: [
    'Series, soccer and newspapers as they are in Italy, for those who live abroad or travel.',
    'Below the main heading of the page about italy',
  ],
  homeTitle: ['At home in Italy', 'Heading on the page about italy'],
  homeText: [
    'Italian providers must block long lists of addresses, sometimes within minutes, and now and then a harmless site is hit. A second route shows whether a page is gone or only blocked.',
    'Text on the page about italy',
  ],
  visitTitle: ['Away from home', 'Heading on the page about italy'],
  visitText: [
    'Italians abroad use it for RaiPlay, Serie A with their own subscription, and for SPID sign-ins that distrust a foreign address.',
    'Text on the page about italy',
  ],
  knowTitle: ['Milan first', 'Heading on the page about italy'],
  knowText: [
    'Most Italian traffic meets in Milan. Rome is the better choice only when you are south of it.',
    'Text on the page about italy',
  ],
  question: ['Does SPID work?', 'Text on the page about italy'],
  answer: [
    'Signing in with it does. Some providers ask for the code from your phone again when the address changes; that is their safeguard, not an error.',
    'Text on the page about italy',
  ],
});

export const countryIndiaMessages = defineMessages('countryIndia', {
  title: ['An Indian address on a stable connection.', 'Main heading of the page about india'],
  lead: [
    'For reading Indian pages, for calls and for work with India, wherever you are.',
    'Below the main heading of the page about india',
  ],
  homeTitle: ['At home in India', 'Heading on the page about india'],
  homeText: [
    'States sometimes switch mobile data off for days, and nothing brings it back. Against filters on single sites, the tunnel helps; against a switched-off cell tower, it cannot.',
    'Text on the page about india',
  ],
  visitTitle: ['Away from home', 'Heading on the page about india'],
  visitText: [
    "Follow the cricket with your own subscription, reach your bank's page and see fares and prices in rupees.",
    'Text on the page about india',
  ],
  knowTitle: ['About Indian rules', 'Heading on the page about india'],
  knowText: [
    "In India, rules from 2022 require VPN companies to keep the names of customers for servers inside the country. {brand} keeps no log of what you do and gives you an Indian address; it makes no promise about somebody else's law.",
    'Text on the page about india',
  ],
  question: ['Where is Mumbai quick to reach from?', 'Text on the page about india'],
  answer: [
    'From Europe and the Gulf: their cables land there. Those from Southeast Asia land in Chennai, on the other coast.',
    'Text on the page about india',
  ],
});

export const countrySingaporeMessages = defineMessages('countrySingapore', {
  title: ['Singapore, gateway to the East.', 'Main heading of the page about singapore'],
  lead: [
    'A small island where the cables of half a continent meet. The best first choice for almost all of Southeast Asia.',
    'Below the main heading of the page about singapore',
  ],
  homeTitle: ['At home in Singapore', 'Heading on the page about singapore'],
  homeText: [
    'Networks are fast, and a list of pages is blocked. What is fast stays fast through a server in the same city.',
    'Text on the page about singapore',
  ],
  visitTitle: ['Away from home', 'Heading on the page about singapore'],
  visitText: [
    'CPF, Singpass and banks may check a sign-in from abroad more closely. With a Singaporean address that is less likely.',
    'Text on the page about singapore',
  ],
  knowTitle: ['For your neighbors too', 'Heading on the page about singapore'],
  knowText: [
    'From Kuala Lumpur, Jakarta, Bangkok or Ho Chi Minh City, Singapore is often quicker than a server at home, because that is where the cables go anyway.',
    'Text on the page about singapore',
  ],
  question: ['Is it good for games?', 'Text on the page about singapore'],
  answer: [
    'Many publishers put their servers for the region in Singapore. Then the tunnel adds almost nothing.',
    'Text on the page about singapore',
  ],
});

export const countryIndonesiaMessages = defineMessages('countryIndonesia', {
  title: ['Indonesia, island by island.', 'Main heading of the page about indonesia'],
  lead: [
    'Seventeen thousand islands, three time zones, one address that works on all of them.',
    'Below the main heading of the page about indonesia',
  ],
  homeTitle: ['At home in Indonesia', 'Heading on the page about indonesia'],
  homeText: [
    'A national filter blocks many pages, Reddit among them, and it works by name. The network does not learn the name of what is inside the tunnel.',
    'Text on the page about indonesia',
  ],
  visitTitle: ['Away from home', 'Heading on the page about indonesia'],
  visitText: [
    'Indonesians abroad reach marketplaces, dangdut and Liga 1 at the address where they are expected.',
    'Text on the page about indonesia',
  ],
  knowTitle: ['Online by phone', 'Heading on the page about indonesia'],
  knowText: [
    'Most people there go online by phone. On the Wi-Fi of a ferry or a warung, the tunnel matters more than at home.',
    'Text on the page about indonesia',
  ],
  question: ['Why is Singapore sometimes quicker?', 'Text on the page about indonesia'],
  answer: [
    "Much of Indonesia's traffic runs through it. If a page is not Indonesian, try servers in both countries.",
    'Text on the page about indonesia',
  ],
});

export const countryHongkongMessages = defineMessages('countryHongkong', {
  title: ['A Hong Kong address, close to all of East Asia.', 'Main heading of the page about hongkong'],
  lead: [
    'An exchange between the mainland and the world, with short routes to Tokyo, Taipei and Manila.',
    'Below the main heading of the page about hongkong',
  ],
  homeTitle: ['At home in Hong Kong', 'Heading on the page about hongkong'],
  homeText: [
    'Some pages have become unreachable from local networks in recent years. With a VPN on, the network cannot see which page you open.',
    'Text on the page about hongkong',
  ],
  visitTitle: ['Away from home', 'Heading on the page about hongkong'],
  visitText: [
    'Watch local channels with your own account, and reach HSBC or Octopus pages from an address they know.',
    'Text on the page about hongkong',
  ],
  knowTitle: ['Not a way into the mainland', 'Heading on the page about hongkong'],
  knowText: [
    '{brand} is not offered in mainland China. A server in Hong Kong is a good way out to the region, not a way in.',
    'Text on the page about hongkong',
  ],
  question: ['Is Cantonese television included?', 'Text on the page about hongkong'],
  answer: [
    "No VPN includes television. You need the broadcaster's account; the address is what {brand} adds.",
    'Text on the page about hongkong',
  ],
});

export const countryKoreaMessages = defineMessages('countryKorea', {
  title: ['Korea at full speed.', 'Main heading of the page about korea'],
  lead: [
    'Home of some of the fastest connections anywhere, and of web pages that love to know where you are.',
    'Below the main heading of the page about korea',
  ],
  homeTitle: ['At home in South Korea', 'Heading on the page about korea'],
  homeText: [
    'Blocked pages show a police notice instead, chosen by the name your browser asks for. In the tunnel that name is not readable.',
    'Text on the page about korea',
  ],
  visitTitle: ['Away from home', 'Heading on the page about korea'],
  visitText: [
    'Naver, Kakao and Melon work better with a Korean address, and some shops and tickets only open with one.',
    'Text on the page about korea',
  ],
  knowTitle: ['When a Korean number is needed', 'Heading on the page about korea'],
  knowText: [
    'Many Korean services ask for a phone number registered in the country. No address replaces that, and we would rather say so here.',
    'Text on the page about korea',
  ],
  question: ['Is Seoul quick from Japan?', 'Text on the page about korea'],
  answer: [
    'Usually. The cables from Japan come in at Busan, on the south coast, and the rest of the way is short.',
    'Text on the page about korea',
  ],
});

export const countryJapanMessages = defineMessages('countryJapan', {
  title: ['A Japanese address, wherever you are.', 'Main heading of the page about japan'],
  lead: [
    'Anime on release day, fares in yen and the news without delay. Cables from both sides of the Pacific end here.',
    'Below the main heading of the page about japan',
  ],
  homeTitle: ['At home in Japan', 'Heading on the page about japan'],
  homeText: [
    "Home connections in apartment houses are shared and slow down in the evening. A VPN does not fix that, but it hides what you read from neighbors and the landlord's router.",
    'Text on the page about japan',
  ],
  visitTitle: ['Away from home', 'Heading on the page about japan'],
  visitText: [
    'TVer, Niconico and bank pages expect a Japanese address. Each decides which it accepts, and you need your own account there.',
    'Text on the page about japan',
  ],
  knowTitle: ['Tokyo or Osaka', 'Heading on the page about japan'],
  knowText: [
    'Most services sit in Tokyo. Osaka is the better choice if you connect from Korea or the west of Japan.',
    'Text on the page about japan',
  ],
  question: ['Do Japanese pages stay in Japanese?', 'Text on the page about japan'],
  answer: [
    'Not always. Many follow the language of your browser; an address changes above all what they offer.',
    'Text on the page about japan',
  ],
});

export const countryAustraliaMessages = defineMessages('countryAustralia', {
  title: ['An Australian address, wherever you are.', 'Main heading of the page about australia'],
  lead: [
    'Everything is a long way from Australia. It helps when at least your address is on the right side of the ocean.',
    'Below the main heading of the page about australia',
  ],
  homeTitle: ['At home in Australia', 'Heading on the page about australia'],
  homeText: [
    'Providers must keep two years of connection data for the authorities. With {brand} on, that data shows one connection to a server of ours.',
    'Text on the page about australia',
  ],
  visitTitle: ['Away from home', 'Heading on the page about australia'],
  visitText: [
    'Follow the AFL with your own pass, ABC iview and SBS where they are meant to be seen, and myGov without a warning.',
    'Text on the page about australia',
  ],
  knowTitle: ['East coast, west coast', 'Heading on the page about australia'],
  knowText: [
    'From Europe and India take Perth, from America take Sydney. The wrong coast costs about 50 milliseconds.',
    'Text on the page about australia',
  ],
  question: ['Will it make foreign sites faster?', 'Text on the page about australia'],
  answer: [
    'No. The distance stays. It can avoid a crowded route, and you can measure that in a minute.',
    'Text on the page about australia',
  ],
});

/** The words of each page, by slug. */
export const countryPages = {
  'usa-vpn': countryUsaMessages,
  'canada-vpn': countryCanadaMessages,
  'brazil-vpn': countryBrazilMessages,
  'uk-vpn': countryUkMessages,
  'france-vpn': countryFranceMessages,
  'germany-vpn': countryGermanyMessages,
  'italy-vpn': countryItalyMessages,
  'india-vpn': countryIndiaMessages,
  'singapore-vpn': countrySingaporeMessages,
  'indonesia-vpn': countryIndonesiaMessages,
  'hongkong-vpn': countryHongkongMessages,
  'korea-vpn': countryKoreaMessages,
  'japan-vpn': countryJapanMessages,
  'australia-vpn': countryAustraliaMessages,
};
