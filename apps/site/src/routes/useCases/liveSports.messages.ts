import { defineMessages } from '@tern/i18n';

export const liveSportsIndexMessages = defineMessages('liveSportsIndex', {
  title: ['Live sports, at home and away.', 'Main heading of the page about live sport'],
  lead: [
    'A match you pay for at home is often blocked abroad. {brand} connects you through a server in your own country, encrypted on the way.',
    'Below the main heading of the page about live sport',
  ],
  aTitle: ['Home while away', 'Heading on the page about live sport'],
  aText: [
    'Subscriptions are sold country by country. Connect to a server in your own country and your service may treat you as at home.',
    'Text on the page about live sport',
  ],
  bTitle: ['A safer stream in public', 'Heading on the page about live sport'],
  bText: [
    'Stadium, airport and bar networks are shared with strangers. In the tunnel, what you watch and the password you type stay private.',
    'Text on the page about live sport',
  ],
  cTitle: ['Steady in the last minutes', 'Heading on the page about live sport'],
  cText: [
    'Some providers slow video down when everybody watches. They cannot tell a match inside the tunnel from any other traffic.',
    'Text on the page about live sport',
  ],
  limits: [
    "{brand} itself shows no matches and does not replace a channel's subscription. Broadcasters set their own rules; some do not allow a VPN. Read theirs before you rely on it.",
    'Text on the page about live sport',
  ],
});

export const liveSportsFootballMessages = defineMessages('liveSportsFootball', {
  title: ['Soccer with the commentary you know.', 'Main heading of the page about football'],
  lead: [
    'Leagues are sold separately in every country, and the commentary you grew up with stays behind when you travel. Connect to a server in your own country and it comes along.',
    'Below the main heading of the page about football',
  ],
  aTitle: ['One league, many broadcasters', 'Heading on the page about football'],
  aText: [
    'The same match runs on a different channel in each country. Your own channel recognizes you by an address in your country.',
    'Text on the page about football',
  ],
  bTitle: ['Kickoff on hotel Wi-Fi', 'Heading on the page about football'],
  bText: [
    'Hotel networks ask for room number and name, and can then see which sites you open. Switch {brand} on before you open the stream.',
    'Text on the page about football',
  ],
  cTitle: ['Radio counts too', 'Heading on the page about football'],
  cText: [
    'Many stations have live radio rights for their own country only. A phone with {brand} and headphones is enough.',
    'Text on the page about football',
  ],
  limits: [
    'Free streams from unknown sites are no safer with a VPN: what they put on your screen stays the same. {brand} is for the services you already have.',
    'Text on the page about football',
  ],
  q1: ['Which server do I choose?', 'Question on the page about football'],
  a1: [
    'One in the country where you pay for the service, in the largest city on the list. Try another if the picture stalls.',
    'Answer on the page about football, to the question with the same number',
  ],
  q2: ['Why does my channel still refuse?', 'Question on the page about football'],
  a2: [
    'Some services keep a list of server addresses. Change the server once; if the service still refuses, it may not allow a VPN.',
    'Answer on the page about football, to the question with the same number',
  ],
});

export const liveSportsBasketballMessages = defineMessages('liveSportsBasketball', {
  title: ['Basketball at three in the morning.', 'Main heading of the page about basketball'],
  lead: [
    'The best games are played while half the world sleeps. {brand} makes sure that the stream is not the reason you miss the last quarter.',
    'Below the main heading of the page about basketball',
  ],
  aTitle: ['League Pass and home teams', 'Heading on the page about basketball'],
  aText: [
    'A league pass hides the games of the local team. Where you connect from decides which team is local; what your pass allows is written in its terms.',
    'Text on the page about basketball',
  ],
  bTitle: ['Big screens', 'Heading on the page about basketball'],
  bText: [
    'Watch on the TV with {brand} for TV; sets without the app use Smart DNS.',
    'Text on the page about basketball',
  ],
  cTitle: ['Short clips, fast', 'Heading on the page about basketball'],
  cText: [
    'Highlights are blocked by country more often than whole games. From a server at home they open as usual.',
    'Text on the page about basketball',
  ],
  limits: [
    'A server across an ocean costs a second of delay, so a friend at the arena will cheer first. {brand} cannot make a broadcast more live than it is.',
    'Text on the page about basketball',
  ],
  q1: ['Does it work with a pass bought at home?', 'Question on the page about basketball'],
  a1: [
    'Usually, with a server at home. The pass knows your account; the address only tells it where you are.',
    'Answer on the page about basketball, to the question with the same number',
  ],
  q2: ['How many screens at once?', 'Question on the page about basketball'],
  a2: [
    '{brand} runs on up to {devices, number} devices. How many streams your pass allows is a question for the pass.',
    'Answer on the page about basketball, to the question with the same number',
  ],
});

export const liveSportsTennisMessages = defineMessages('liveSportsTennis', {
  title: ['Tennis, five sets, one connection.', 'Main heading of the page about tennis'],
  lead: [
    'Two weeks of a tournament mean two weeks of changing networks: stadium, train, hotel. {brand} keeps your stream on one address.',
    'Below the main heading of the page about tennis',
  ],
  aTitle: ['Four tournaments, rights sold separately', 'Heading on the page about tennis'],
  aText: [
    'Each tournament has a different broadcaster in each country. Your subscription expects you at home; connect to a server there.',
    'Text on the page about tennis',
  ],
  bTitle: ['Long matches need a stable connection', 'Heading on the page about tennis'],
  bText: [
    'Every change of network shows the streaming service a new address, and some services ask you to sign in again. Through the tunnel the address stays.',
    'Text on the page about tennis',
  ],
  cTitle: ['On court Wi-Fi', 'Heading on the page about tennis'],
  cText: [
    'Networks at events are open to everyone. With encryption your email and your passwords stay your own.',
    'Text on the page about tennis',
  ],
  limits: [
    '{brand} gives you the address of a home server, nothing else. If your service sells a tournament to home viewers only while they are at home, that rule stays.',
    'Text on the page about tennis',
  ],
  q1: ['Can I watch on the phone and check email on the laptop?', 'Question on the page about tennis'],
  a1: [
    'Yes, both through one account, with different servers if you like.',
    'Answer on the page about tennis, to the question with the same number',
  ],
  q2: ['Will the stream be in full quality?', 'Question on the page about tennis'],
  a2: [
    'Choose the nearest server in your country. A stable 10 megabits per second is enough for high definition.',
    'Answer on the page about tennis, to the question with the same number',
  ],
});

export const liveSportsFormula1Messages = defineMessages('liveSportsFormula1', {
  title: ['Formula 1 from every time zone.', 'Main heading of the page about formula 1'],
  lead: [
    'A season visits more than twenty circuits, and fans travel with it. Wherever they are, {brand} connects them through their own country.',
    'Below the main heading of the page about formula 1',
  ],
  aTitle: ['Free at home, paid abroad', 'Heading on the page about formula 1'],
  aText: [
    "Some countries show part of the season on free television. Residents who travel can connect to a server in their own country and use the broadcaster's own player.",
    'Text on the page about formula 1',
  ],
  bTitle: ['Live timing beside the race', 'Heading on the page about formula 1'],
  bText: [
    'Timing, radio and picture are three streams. The tunnel carries all of them, on phone and laptop alike.',
    'Text on the page about formula 1',
  ],
  cTitle: ['Networks at the track', 'Heading on the page about formula 1'],
  cText: [
    'Tens of thousands of phones share the networks at a circuit. {brand} keeps your sign-ins private there, even when the picture has to wait.',
    'Text on the page about formula 1',
  ],
  limits: [
    'A VPN does not make races free, and broadcasters may turn VPN users away. What {brand} promises is a private connection home.',
    'Text on the page about formula 1',
  ],
  q1: ['Does it work with F1 TV?', 'Question on the page about formula 1'],
  a1: [
    'F1 TV offers different things by country. With a server in your own country you get what your account includes there, if its terms allow it.',
    'Answer on the page about formula 1, to the question with the same number',
  ],
  q2: ['Which device is best at the circuit?', 'Question on the page about formula 1'],
  a2: [
    'A phone on mobile data with the tunnel on. Public Wi-Fi at circuits rarely carries video.',
    'Answer on the page about formula 1, to the question with the same number',
  ],
});

export const liveSportsCricketMessages = defineMessages('liveSportsCricket', {
  title: ['Cricket for a family on three continents.', 'Main heading of the page about cricket'],
  lead: [
    'Some watch in Mumbai, some in Sydney, some in London. {brand} lets the one who travels watch with the others.',
    'Below the main heading of the page about cricket',
  ],
  aTitle: ['Five days of one match', 'Heading on the page about cricket'],
  aText: [
    'A Test lasts longer than most hotel stays. Keep one server for the whole match so that your service does not ask who you are every morning.',
    'Text on the page about cricket',
  ],
  bTitle: ['Ball by ball on a slow connection', 'Heading on the page about cricket'],
  bText: [
    'Where the network is too thin for video, scores and audio still come through the tunnel.',
    'Text on the page about cricket',
  ],
  cTitle: ['Your own language', 'Heading on the page about cricket'],
  cText: [
    'Commentary in Hindi, Tamil or English depends on the country of the stream. Through a server at home you have the choice you are used to.',
    'Text on the page about cricket',
  ],
  limits: [
    '{brand} has servers in India and in many other places, but it cannot sign you up for a service that wants a local phone number.',
    'Text on the page about cricket',
  ],
  q1: ['What if the stream buffers?', 'Question on the page about cricket'],
  a1: [
    'Try a server in another city of the same country, then a lower picture quality. Distance matters more than speed here.',
    'Answer on the page about cricket, to the question with the same number',
  ],
  q2: ['Is it legal to watch this way?', 'Question on the page about cricket'],
  a2: [
    'A VPN is legal in most countries. What your broadcaster allows is in its terms, which you agreed to.',
    'Answer on the page about cricket, to the question with the same number',
  ],
});

export const liveSportsIceHockeyMessages = defineMessages('liveSportsIceHockey', {
  title: ['Ice hockey, abroad as at home.', 'Main heading of the page about ice hockey'],
  lead: [
    "Regional blackouts are part of the sport's contracts. {brand} does not change contracts, but it takes you back to where yours is valid.",
    'Below the main heading of the page about ice hockey',
  ],
  aTitle: ['From the north to the sun', 'Heading on the page about ice hockey'],
  aText: [
    'Seasons run through the winter holidays. Connect to a server at home and watch your league from the beach.',
    'Text on the page about ice hockey',
  ],
  bTitle: ['Small leagues, their own sites', 'Heading on the page about ice hockey'],
  bText: [
    'National leagues often stream on their own sites, in their own country. A server there is all it takes.',
    'Text on the page about ice hockey',
  ],
  cTitle: ['Fast pictures', 'Heading on the page about ice hockey'],
  cText: [
    'When the bit rate drops, the puck is lost first. If your provider slows video in the evening, the tunnel hides that it is video.',
    'Text on the page about ice hockey',
  ],
  limits: [
    'Where a contract hides your local team, it hides it for you at home as well. {brand} tells no service anything false about your account or payment.',
    'Text on the page about ice hockey',
  ],
  q1: ['Which server for the Nordic leagues?', 'Question on the page about ice hockey'],
  a1: [
    'One in the country of the league. If {brand} lists none there, a neighboring country will not help.',
    'Answer on the page about ice hockey, to the question with the same number',
  ],
  q2: ['Does it run on a smart TV?', 'Question on the page about ice hockey'],
  a2: [
    'Yes: with the app for TV where there is one, with Smart DNS on other sets.',
    'Answer on the page about ice hockey, to the question with the same number',
  ],
});

/** The words of each page, by slug. */
export const liveSportsPages = {
  football: liveSportsFootballMessages,
  basketball: liveSportsBasketballMessages,
  tennis: liveSportsTennisMessages,
  'formula-1': liveSportsFormula1Messages,
  cricket: liveSportsCricketMessages,
  'ice-hockey': liveSportsIceHockeyMessages,
};

export const liveSportsHead = defineMessages('meta', {
  'vpnForLiveSports.title': [
    'VPN for live sports, at home and away | {name}',
    'Title of the page about live sport in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForLiveSports.description': [
    'VPN for live sports: connect through your own country and watch with the subscription you pay for at home, even on hotel Wi-Fi.',
    'Description of the page about live sport in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForLiveSports.basketball.description': [
    'Watch basketball abroad with a VPN and your own pass: what blackouts of local teams mean, and how to watch it on a TV.',
    "Description of the page about basketball; a pass is a subscription to a league's games, in search results, at most 920 px in Arial of 14 px: about 130 characters.",
  ],
  'vpnForLiveSports.football.description': [
    'Watch soccer abroad with a VPN and your own subscription: your league, your channel and the commentary you know from home.',
    'Description of the page about football (soccer) in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForLiveSports.ice-hockey.description': [
    'Watch ice hockey abroad with a VPN and your own subscription: what regional blackouts mean and which server to choose.',
    'Description of the page about ice hockey in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForLiveSports.keywords': [
    'VPN for live sports, watch sports abroad, sports streams',
    'Keywords of the page about live sport: phrases people search for, with ASCII commas between them.',
  ],
  'vpnForLiveSports.item.title': [
    '{item} live with a VPN | {name}',
    'Title of a page about one sport, in search results. {item} is its name in the nominative, alone.',
  ],
});
