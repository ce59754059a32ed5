import { defineMessages } from '@tern/i18n';

export const gamingIndexMessages = defineMessages('gamingIndex', {
  title: ['A VPN for games. Honest about ping.', 'Main heading of the page about games'],
  lead: [
    '{brand} gives your console or PC another address and another route to the game server. It cannot make the speed of light faster, so here is what to expect before you switch it on.',
    'Below the main heading of the page about games',
  ],
  aTitle: ['Stable routes', 'Heading on the page about games'],
  aText: [
    'Some providers send game traffic on a detour at busy hours. Another route can be steadier, and a steady 40 ms plays better than one that jumps between 20 and 120.',
    'Text on the page about games',
  ],
  bTitle: ['An address that is not yours', 'Heading on the page about games'],
  bText: [
    "Opponents in peer-to-peer games and voice rooms can see an address. With {brand} on they see the server's, and a flood aimed at it does not reach your connection.",
    'Text on the page about games',
  ],
  cTitle: ['What the network sees', 'Heading on the page about games'],
  cText: [
    'Dormitories, hotels and offices often block game ports. The network sees one encrypted connection and not what is inside the tunnel.',
    'Text on the page about games',
  ],
  limits: [
    'A VPN adds a stop on the way. On a good connection to a nearby server you will usually measure a few milliseconds more, not less. It does not unlock paid content and it does not lift a ban.',
    'Text on the page about games',
  ],
});

export const gamingFortniteMessages = defineMessages('gamingFortnite', {
  title: ['Fortnite over a steadier connection.', 'Main heading of the page about fortnite'],
  lead: [
    "Builds and edits are decided in fractions of a second. Use {brand} when the route your provider takes to Epic's servers is the slow part.",
    'Below the main heading of the page about fortnite',
  ],
  aTitle: ['Pick the region first', 'Heading on the page about fortnite'],
  aText: [
    'Fortnite has its own matchmaking region in the settings. Choose it there, then connect to a {brand} server near that region; the other way around you only add distance.',
    'Text on the page about fortnite',
  ],
  bTitle: ['Fewer jumps in the evening', 'Heading on the page about fortnite'],
  bText: [
    "If your ping is fine at noon and bad at nine, the detour is on your provider's side. Try two or three servers close to you and watch the net debug stats in the game.",
    'Text on the page about fortnite',
  ],
  cTitle: ['School and hotel networks', 'Heading on the page about fortnite'],
  cText: [
    'Where game ports are closed, Fortnite stops at the sign-in screen. Through the tunnel it only needs the one connection that {brand} makes.',
    'Text on the page about fortnite',
  ],
  limits: [
    '{brand} will not give you a lobby of beginners or bring back a banned account, and a server on another continent makes every shot late. Play in your own region.',
    'Text on the page about fortnite',
  ],
  q1: ['Does a VPN lower my ping in Fortnite?', 'Question on the page about fortnite'],
  a1: [
    'Only if it finds a shorter or less crowded route than your provider does. Compare both in the game for a few matches; if it is not better, switch it off.',
    'Answer on the page about fortnite, to the question with the same number',
  ],
  q2: ['Can I use it on a console?', 'Question on the page about fortnite'],
  a2: [
    'Yes. Share the connection of a computer; PlayStation, Xbox and Switch have no VPN app of their own.',
    'Answer on the page about fortnite, to the question with the same number',
  ],
});

export const gamingMinecraftMessages = defineMessages('gamingMinecraft', {
  title: ['Minecraft, with your address kept to yourself.', 'Main heading of the page about minecraft'],
  lead: [
    'On a small server the owner can read the address of everyone who joins. With {brand} on, their log holds the address of our server.',
    'Below the main heading of the page about minecraft',
  ],
  aTitle: ['Join servers run by strangers', 'Heading on the page about minecraft'],
  aText: [
    "Public worlds are run by people you do not know. Their console shows each player's address; yours is replaced before it gets there.",
    'Text on the page about minecraft',
  ],
  bTitle: ['Host a world more safely', 'Heading on the page about minecraft'],
  bText: [
    'When you host from home, your own address is the invitation. {brand} hides you while you play elsewhere, but for hosting use a rented server or a Realm, which never shows your address.',
    'Text on the page about minecraft',
  ],
  cTitle: ['Play where Java ports are closed', 'Heading on the page about minecraft'],
  cText: [
    'School and office networks often close port 25565. The tunnel does not need it.',
    'Text on the page about minecraft',
  ],
  limits: [
    'Other players cannot join a world on your computer through {brand}: the tunnel goes out, not in. Skins, purchases and bans follow your Microsoft account wherever you connect from.',
    'Text on the page about minecraft',
  ],
  q1: ['Does it work with Bedrock and Java?', 'Question on the page about minecraft'],
  a1: [
    'Both. The edition makes no difference to the tunnel; on consoles you need a shared connection.',
    'Answer on the page about minecraft, to the question with the same number',
  ],
  q2: ['Will blocks lag?', 'Question on the page about minecraft'],
  a2: [
    'Placing blocks is where delay shows first. Choose the {brand} server nearest to the game server, and check the ping bars in the server list.',
    'Answer on the page about minecraft, to the question with the same number',
  ],
});

export const gamingRobloxMessages = defineMessages('gamingRoblox', {
  title: ['Roblox on networks that block it.', 'Main heading of the page about roblox'],
  lead: [
    'Roblox is blocked on many guest networks and in some countries. {brand} carries it through one encrypted connection, on up to {devices, number} devices.',
    'Below the main heading of the page about roblox',
  ],
  aTitle: ['What a filter sees', 'Heading on the page about roblox'],
  aText: [
    'Filters work by name and port. With {brand} on, a filter sees neither, only that you are connected to {brand}.',
    'Text on the page about roblox',
  ],
  bTitle: ['Your own IP address stays hidden', 'Heading on the page about roblox'],
  bText: [
    'Roblox sees the address of a server, not that of your home. It still sees your account and what you write in chat.',
    'Text on the page about roblox',
  ],
  cTitle: ['A quieter route', 'Heading on the page about roblox'],
  cText: [
    'Roblox picks a server for you. If it always picks a distant one, a {brand} server in a neighboring country can lead it to a nearer one.',
    'Text on the page about roblox',
  ],
  limits: [
    "House rules still apply: a school may forbid VPNs, and a parent's settings live in the Roblox account, not in the network. {brand} changes neither.",
    'Text on the page about roblox',
  ],
  q1: ['Is it allowed?', 'Question on the page about roblox'],
  a1: [
    'Roblox does not forbid VPNs as such. Your school, employer or country may, so ask before you rely on it.',
    'Answer on the page about roblox, to the question with the same number',
  ],
  q2: ['Does it work on tablets?', 'Question on the page about roblox'],
  a2: [
    'Yes, with the apps for iPhone, iPad and Android. One account covers {devices, number} devices at once.',
    'Answer on the page about roblox, to the question with the same number',
  ],
});

export const gamingLeagueOfLegendsMessages = defineMessages('gamingLeagueOfLegends', {
  title: ['League of Legends with an even ping.', 'Main heading of the page about league of legends'],
  lead: [
    'A late flash is a lost fight. {brand} is worth a try when packets, not reflexes, are the problem.',
    'Below the main heading of the page about league of legends',
  ],
  aTitle: ['Look at packet loss', 'Heading on the page about league of legends'],
  aText: [
    'Press Ctrl and F in a match to see ping and loss. Steady ping with no loss needs no VPN; a number that jumps may be a bad route.',
    'Text on the page about league of legends',
  ],
  bTitle: ['Near the Riot data center', 'Heading on the page about league of legends'],
  bText: [
    'Each region plays in one place: Europe West in Amsterdam, North America in Chicago. Connect to the {brand} server closest to it.',
    'Text on the page about league of legends',
  ],
  cTitle: ['Traveling with your account', 'Heading on the page about league of legends'],
  cText: [
    'Your account stays in its own region when you are abroad. A server near home keeps the route there predictable instead of leaving it to a hotel network.',
    'Text on the page about league of legends',
  ],
  limits: [
    "{brand} does not move your account to another region or queue, and it will not hide you from Riot's checks. A few milliseconds more is the normal price of the extra stop.",
    'Text on the page about league of legends',
  ],
  q1: ['Which server should I choose?', 'Question on the page about league of legends'],
  a1: [
    "The one closest to the game's data center, not the one closest to you. Then compare one match with and one without.",
    'Answer on the page about league of legends, to the question with the same number',
  ],
  q2: ['Will I be banned for a VPN?', 'Question on the page about league of legends'],
  a2: [
    'Riot does not ban people for a VPN alone. Boosting, scripting and buying in another currency are what their rules are about.',
    'Answer on the page about league of legends, to the question with the same number',
  ],
});

export const gamingCallOfDutyMessages = defineMessages('gamingCallOfDuty', {
  title: ['Call of Duty without showing your address.', 'Main heading of the page about call of duty'],
  lead: [
    'Lobbies and party chat can link players directly. {brand} stands in between, so a sore loser has nothing to aim at.',
    'Below the main heading of the page about call of duty',
  ],
  aTitle: ['Floods end at our server', 'Heading on the page about call of duty'],
  aText: [
    "When somebody floods an address from a lobby, it is the server's address. Change the server and play on.",
    'Text on the page about call of duty',
  ],
  bTitle: ['Dorms where everybody shares', 'Heading on the page about call of duty'],
  bText: [
    "Dorms and mobile networks put many people behind one address, and one neighbor's ban can hit all of them. Through {brand} you come from another one.",
    'Text on the page about call of duty',
  ],
  cTitle: ['Updates on a slow evening', 'Heading on the page about call of duty'],
  cText: [
    'Large updates crawl when a provider slows long downloads down. If that is your case, the tunnel hides what kind of download it is.',
    'Text on the page about call of duty',
  ],
  limits: [
    'It will not place you in easier lobbies: matchmaking weighs ping and skill, and a distant server gives you the worst of both. It also does not undo a shadow ban.',
    'Text on the page about call of duty',
  ],
  q1: ['Can I use it on my phone and my computer at once?', 'Question on the page about call of duty'],
  a1: [
    'Yes. One account runs on up to {devices, number} devices, phones and computers mixed.',
    'Answer on the page about call of duty, to the question with the same number',
  ],
  q2: ['Why does the game report a strict NAT?', 'Question on the page about call of duty'],
  a2: [
    'Because nobody can reach you directly through a tunnel. That matters for hosting a lobby; joining one works.',
    'Answer on the page about call of duty, to the question with the same number',
  ],
});

export const gamingPubgMobileMessages = defineMessages('gamingPubgMobile', {
  title: [
    'PUBG Mobile: the network changes, the address stays.',
    'Main heading of the page about pubg mobile',
  ],
  lead: [
    'Between mobile data, a café and home your phone changes networks all day. {brand} keeps the game on one address while the network underneath changes.',
    'Below the main heading of the page about pubg mobile',
  ],
  aTitle: ['One connection, many networks', 'Heading on the page about pubg mobile'],
  aText: [
    'The server sees one address from the first circle to the last, whichever network the phone is on. Leave {brand} on for the session instead of switching it for each match.',
    'Text on the page about pubg mobile',
  ],
  bTitle: ['The right server, once', 'Heading on the page about pubg mobile'],
  bText: [
    'PUBG Mobile lets you choose a server and keeps it for a while. Set it to your region, and use a {brand} location close to it.',
    'Text on the page about pubg mobile',
  ],
  cTitle: ['Where the game is not offered', 'Heading on the page about pubg mobile'],
  cText: [
    'Some countries have blocked the game for a time. {brand} can carry the connection, but whether you may play there is for local law to say.',
    'Text on the page about pubg mobile',
  ],
  limits: [
    'Rewards and purchases follow the store country of your account; {brand} does not change it. Expect a little more ping on a good network; on a bad one it may be steadier.',
    'Text on the page about pubg mobile',
  ],
  q1: ['Does it use more data?', 'Question on the page about pubg mobile'],
  a1: [
    'A few percent, because every packet is wrapped once.',
    'Answer on the page about pubg mobile, to the question with the same number',
  ],
  q2: ['Will the battery suffer?', 'Question on the page about pubg mobile'],
  a2: [
    'A little. The tunnel keeps the radio busy while you play; outside the game switch it off if you do not need it.',
    'Answer on the page about pubg mobile, to the question with the same number',
  ],
});

/** The words of each page, by slug. */
export const gamingPages = {
  fortnite: gamingFortniteMessages,
  minecraft: gamingMinecraftMessages,
  roblox: gamingRobloxMessages,
  'league-of-legends': gamingLeagueOfLegendsMessages,
  'call-of-duty': gamingCallOfDutyMessages,
  'pubg-mobile': gamingPubgMobileMessages,
};

export const gamingHead = defineMessages('meta', {
  'vpnForGaming.title': [
    'VPN for games: steady routes, hidden address | {name}',
    'Title of the page about games in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForGaming.description': [
    'VPN for games on consoles and computers: hide your IP address and take another route to the game server. What it does to your ping.',
    'Description of the page about games in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForGaming.call-of-duty.description': [
    'VPN for Call of Duty: other players and floods from a lobby meet the IP address of a server, not yours. Change the server and play on.',
    'Description of the page about the game Call of Duty in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForGaming.fortnite.description': [
    "VPN for Fortnite: another route to Epic's servers when your provider's is slow in the evening. Choose the region, then a server nearby.",
    'Description of the page about the game Fortnite in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForGaming.pubg-mobile.description': [
    'VPN for PUBG Mobile: the game keeps one IP address while your phone changes between mobile data and Wi-Fi. Which server to choose.',
    'Description of the page about the game PUBG Mobile in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForGaming.roblox.description': [
    'VPN for Roblox: on networks that block it, {name} carries the game through one encrypted connection, on up to {devices, number} devices.',
    'Description of the page about the game Roblox in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForGaming.keywords': [
    'gaming VPN, VPN for games, hide IP in games',
    'Keywords of the page about games: phrases people search for, with ASCII commas between them.',
  ],
});
