import { defineMessages } from '@tern/i18n';

export const socialMediaIndexMessages = defineMessages('socialMediaIndex', {
  title: ['Talk to everyone, from anywhere.', 'Main heading of the page about social networks'],
  lead: [
    'Social networks are blocked at work, at school and in some countries, and watched in many more. {brand} carries your conversations through one encrypted connection.',
    'Below the main heading of the page about social networks',
  ],
  aTitle: ['Open on closed networks', 'Heading on the page about social networks'],
  aText: [
    'A filter that reads names has nothing to read inside the tunnel. Feeds, calls and uploads go through.',
    'Text on the page about social networks',
  ],
  bTitle: ['Not tied to a place', 'Heading on the page about social networks'],
  bText: [
    'Platforms note the address of every visit and guess where you live and move. With {brand} they note a server.',
    'Text on the page about social networks',
  ],
  cTitle: ['Safer on shared Wi-Fi', 'Heading on the page about social networks'],
  cText: [
    'A café owner cannot see which network you use, and a copycat hotspot gets nothing but noise.',
    'Text on the page about social networks',
  ],
  limits: [
    'A VPN does not make you anonymous on a platform: you are signed in there under your name, and what you post is public as before.',
    'Text on the page about social networks',
  ],
});

export const socialMediaFacebookMessages = defineMessages('socialMediaFacebook', {
  title: ['Facebook on networks you do not own.', 'Main heading of the page about facebook'],
  lead: [
    'At work, at school, in a hotel: somebody runs the network and sees where you go. With {brand} they see one connection and no name.',
    'Below the main heading of the page about facebook',
  ],
  aTitle: ['Two-step codes on the move', 'Heading on the page about facebook'],
  aText: [
    'Facebook grows suspicious when an account jumps between countries. Stay on one server near home and it asks less often.',
    'Text on the page about facebook',
  ],
  bTitle: ['Groups and Marketplace at home', 'Heading on the page about facebook'],
  bText: [
    'Offers and events follow your address. Connect to your own city to see what is around the corner there.',
    'Text on the page about facebook',
  ],
  cTitle: ['Video calls over Messenger', 'Heading on the page about facebook'],
  cText: [
    'Calls are blocked in some places where text is not. The tunnel treats the two alike.',
    'Text on the page about facebook',
  ],
  limits: [
    '{brand} does not stop Facebook from knowing you when you are signed in, and it does not remove the pixels on other sites. For that there are its ad settings.',
    'Text on the page about facebook',
  ],
  q1: ['Can my employer see what I post?', 'Question on the page about facebook'],
  a1: [
    'Not from the network. On a company device other software may be watching; a VPN does not change that.',
    'Answer on the page about facebook, to the question with the same number',
  ],
  q2: ['Why does Facebook ask me to confirm it is me?', 'Question on the page about facebook'],
  a2: [
    'Because the address is new. Confirm once, and stay on the same server.',
    'Answer on the page about facebook, to the question with the same number',
  ],
});

export const socialMediaInstagramMessages = defineMessages('socialMediaInstagram', {
  title: ['Instagram without the airport watching.', 'Main heading of the page about instagram'],
  lead: [
    'Pictures leave your phone at gates, on beaches and on trains. {brand} encrypts them before the network sees them.',
    'Below the main heading of the page about instagram',
  ],
  aTitle: ['Upload reels over busy Wi-Fi', 'Heading on the page about instagram'],
  aText: [
    'Some guest networks slow video uploads. They cannot tell a reel from an email inside the tunnel.',
    'Text on the page about instagram',
  ],
  bTitle: ['Where the app is blocked', 'Heading on the page about instagram'],
  bText: [
    'Whole countries have blocked Instagram for a time. One encrypted connection is harder to single out than a well-known name.',
    'Text on the page about instagram',
  ],
  cTitle: ['Explore from home', 'Heading on the page about instagram'],
  cText: [
    'Suggestions follow your location. Keep your home server while you travel, and Explore keeps your taste.',
    'Text on the page about instagram',
  ],
  limits: [
    'If two people open the same account on different continents, Instagram may lock it, with or without a VPN. Teams should agree on one country.',
    'Text on the page about instagram',
  ],
  q1: ['Will my posts show another location?', 'Question on the page about instagram'],
  a1: [
    'No. The location tag is chosen by you or taken from GPS, which {brand} does not touch.',
    'Answer on the page about instagram, to the question with the same number',
  ],
  q2: ['Does it help against shadow bans?', 'Question on the page about instagram'],
  a2: [
    'No. Reach follows rules about content, not addresses.',
    'Answer on the page about instagram, to the question with the same number',
  ],
});

export const socialMediaTiktokMessages = defineMessages('socialMediaTiktok', {
  title: ['TikTok, wherever you are.', 'Main heading of the page about tiktok'],
  lead: [
    'The feed is built around place and language. {brand} lets you keep one place while you travel.',
    'Below the main heading of the page about tiktok',
  ],
  aTitle: ['Where it is switched off', 'Heading on the page about tiktok'],
  aText: [
    'TikTok is blocked in some countries and on many office networks. The tunnel hides its name from the filter.',
    'Text on the page about tiktok',
  ],
  bTitle: ['Watch other feeds', 'Heading on the page about tiktok'],
  bText: [
    'Connect to another country, sign out, and open the site in a browser: you see what is popular there, not what the app believes of you.',
    'Text on the page about tiktok',
  ],
  cTitle: ['Long scrolls, slow connections', 'Heading on the page about tiktok'],
  cText: [
    'Video preloads ahead. A server near you keeps the preload quick, and the network owner in the dark.',
    'Text on the page about tiktok',
  ],
  limits: [
    'The app also looks at your SIM card and the store of your phone. {brand} changes only the address, so the app may still know your country.',
    'Text on the page about tiktok',
  ],
  q1: ['Can I grow an audience abroad with it?', 'Question on the page about tiktok'],
  a1: [
    'Language and content decide that. An address alone moves nothing, and bought tricks get accounts closed.',
    'Answer on the page about tiktok, to the question with the same number',
  ],
  q2: ['Is the app safe on a work phone?', 'Question on the page about tiktok'],
  a2: [
    'Ask your employer. A VPN protects the connection, not what an app reads on the device.',
    'Answer on the page about tiktok, to the question with the same number',
  ],
});

export const socialMediaXMessages = defineMessages('socialMediaX', {
  title: ['X, when news is breaking.', 'Main heading of the page about x'],
  lead: [
    'In the hours that matter most, social networks are slowed down first. With {brand} your provider does not see that you use X.',
    'Below the main heading of the page about x',
  ],
  aTitle: ['Follow events on the spot', 'Heading on the page about x'],
  aText: [
    'Where authorities slow X down, pictures are the first to stop. In the tunnel they are not recognizable as pictures from X.',
    'Text on the page about x',
  ],
  bTitle: ['What your provider sees', 'Heading on the page about x'],
  bText: [
    'Reading leaves a trace at the provider. With {brand} the provider notes only that you are connected.',
    'Text on the page about x',
  ],
  cTitle: ['Trends from somewhere else', 'Heading on the page about x'],
  cText: [
    'Trends follow the country. Connect there to see what people talk about before it is translated.',
    'Text on the page about x',
  ],
  limits: [
    'Your posts carry your name, and X keeps the addresses of your sign-ins. {brand} replaces the address, not the name.',
    'Text on the page about x',
  ],
  q1: ['Is it enough to protect a source?', 'Question on the page about x'],
  a1: [
    'No. It is one layer; use messengers with end-to-end encryption and separate accounts, and ask somebody who trains reporters.',
    'Answer on the page about x, to the question with the same number',
  ],
  q2: ['Will my followers see where I am?', 'Question on the page about x'],
  a2: [
    'Not by your address. A location tag or what your pictures show can still tell them.',
    'Answer on the page about x, to the question with the same number',
  ],
});

export const socialMediaWhatsappMessages = defineMessages('socialMediaWhatsapp', {
  title: ['WhatsApp calls over an encrypted connection.', 'Main heading of the page about whatsapp'],
  lead: [
    'Messages are encrypted already; calls are what networks block. {brand} carries both.',
    'Below the main heading of the page about whatsapp',
  ],
  aTitle: ['Voice and video abroad', 'Heading on the page about whatsapp'],
  aText: [
    'Some countries let text through and cut calls. In the tunnel a call looks like everything else.',
    'Text on the page about whatsapp',
  ],
  bTitle: ['Who you call stays private', 'Heading on the page about whatsapp'],
  bText: [
    'End-to-end encryption hides the words. The tunnel also hides from the network that you use WhatsApp, and when.',
    'Text on the page about whatsapp',
  ],
  cTitle: ['Web and desktop too', 'Heading on the page about whatsapp'],
  cText: [
    'WhatsApp Web is blocked in many offices by its address. Through {brand} the phone, the browser and the desktop app all work.',
    'Text on the page about whatsapp',
  ],
  limits: [
    'Your number stays your number, and contacts see it. {brand} does not replace the SIM, and it does not register an account for you.',
    'Text on the page about whatsapp',
  ],
  q1: ['Does a call cost more data?', 'Question on the page about whatsapp'],
  a1: [
    'A few percent. A voice call uses about as much as a song.',
    'Answer on the page about whatsapp, to the question with the same number',
  ],
  q2: ['Why is the call choppy?', 'Question on the page about whatsapp'],
  a2: [
    'Use a closer server. Calls suffer from distance more than from anything else.',
    'Answer on the page about whatsapp, to the question with the same number',
  ],
});

export const socialMediaTelegramMessages = defineMessages('socialMediaTelegram', {
  title: ['Telegram where the network slows it down.', 'Main heading of the page about telegram'],
  lead: [
    'On some networks Telegram is slow or drops out. {brand} is a simple way to a steady connection.',
    'Below the main heading of the page about telegram',
  ],
  aTitle: ['Channels and large files', 'Heading on the page about telegram'],
  aText: [
    'Files of up to 2 GB travel slowly on a throttled connection. Nobody can see what is in the tunnel, so nobody knows what to throttle.',
    'Text on the page about telegram',
  ],
  bTitle: ['Better than public proxies', 'Heading on the page about telegram'],
  bText: [
    'Free proxies are run by people you do not know. One provider with a contract and no logs is easier to judge.',
    'Text on the page about telegram',
  ],
  cTitle: ['Calls without your address', 'Heading on the page about telegram'],
  cText: [
    "Telegram can link callers directly. With {brand} the other side sees a server's address at most.",
    'Text on the page about telegram',
  ],
  limits: [
    'Only secret chats are end-to-end encrypted on Telegram. The tunnel protects the way to Telegram, not what is stored there.',
    'Text on the page about telegram',
  ],
  q1: ["Do I still need Telegram's proxy setting?", 'Question on the page about telegram'],
  a1: [
    'No. Switch it off, or every message takes two detours.',
    'Answer on the page about telegram, to the question with the same number',
  ],
  q2: ['Does it work with the web version?', 'Question on the page about telegram'],
  a2: [
    'Yes, with the app or with the Chrome extension.',
    'Answer on the page about telegram, to the question with the same number',
  ],
});

/** The words of each page, by slug. */
export const socialMediaPages = {
  facebook: socialMediaFacebookMessages,
  instagram: socialMediaInstagramMessages,
  tiktok: socialMediaTiktokMessages,
  x: socialMediaXMessages,
  whatsapp: socialMediaWhatsappMessages,
  telegram: socialMediaTelegramMessages,
};

export const socialMediaHead = defineMessages('meta', {
  'vpnForSocialMedia.title': [
    'VPN for social networks | {name}',
    'Title of the page about social networks in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForSocialMedia.description': [
    "VPN for social networks and messengers: one encrypted connection on networks that block or watch them, with a server's IP address.",
    'Description of the page about social networks in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForSocialMedia.facebook.description': [
    'Facebook with a VPN: at work, at school or in a hotel the network sees one encrypted connection and not which site you open.',
    'Description of the page about Facebook in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForSocialMedia.keywords': [
    'VPN for social media, VPN for messengers, private messaging',
    'Keywords of the page about social networks: phrases people search for, with ASCII commas between them.',
  ],
});
