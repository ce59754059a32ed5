import { defineMessages } from '@tern/i18n';

export const musicIndexMessages = defineMessages('musicIndex', {
  title: ['Your library, wherever you land.', 'Main heading of the page about music'],
  lead: [
    'Catalogs differ by country and accounts get nervous when you travel. {brand} lets your music service see you at home.',
    'Below the main heading of the page about music',
  ],
  aTitle: ['The same catalog', 'Heading on the page about music'],
  aText: [
    'Rights are sold per country, so songs turn gray abroad. From a server at home the list is the one you know.',
    'Text on the page about music',
  ],
  bTitle: ['Listening is personal', 'Heading on the page about music'],
  bText: [
    'What you play says a lot about you. With a VPN on, the network you are on learns nothing of it.',
    'Text on the page about music',
  ],
  cTitle: ['Light on data', 'Heading on the page about music'],
  cText: [
    'Music needs little data: even a crowded café network carries it, with a VPN or without.',
    'Text on the page about music',
  ],
  limits: [
    "{brand} includes no subscription, and buying one at another country's price is against most services' terms. We do not help with that.",
    'Text on the page about music',
  ],
});

export const musicSpotifyMessages = defineMessages('musicSpotify', {
  title: ['Spotify, still yours on the road.', 'Main heading of the page about spotify'],
  lead: [
    'Free accounts may be used abroad for fourteen days, then Spotify asks you to come home. With {brand} you connect to a server there.',
    'Below the main heading of the page about spotify',
  ],
  aTitle: ['Playlists that stay whole', 'Heading on the page about spotify'],
  aText: [
    'Tracks without rights in a country turn gray. A server at home brings them back.',
    'Text on the page about spotify',
  ],
  bTitle: ['Podcasts made for home', 'Heading on the page about spotify'],
  bText: [
    'Some shows are published in one country only, news above all. A server in your own country opens them.',
    'Text on the page about spotify',
  ],
  cTitle: ['School and office filters', 'Heading on the page about spotify'],
  cText: [
    'Where audio is filtered by name, the tunnel carries Spotify like any other traffic.',
    'Text on the page about spotify',
  ],
  limits: [
    'Your account keeps its country until you change it with a payment method from there. {brand} changes the connection, not the account.',
    'Text on the page about spotify',
  ],
  q1: ['Can I listen and keep {brand} on all day?', 'Question on the page about spotify'],
  a1: [
    'Yes. Audio uses so little data that you will not notice the tunnel, on phone or desktop.',
    'Answer on the page about spotify, to the question with the same number',
  ],
  q2: ['Does Spotify Connect still find my speaker?', 'Question on the page about spotify'],
  a2: [
    'On your home network it may not find it while the tunnel is on. Start the speaker first, then connect.',
    'Answer on the page about spotify, to the question with the same number',
  ],
});

export const musicAppleMusicMessages = defineMessages('musicAppleMusic', {
  title: ['Your Apple Music library, abroad.', 'Main heading of the page about apple music'],
  lead: [
    'Your library belongs to the store of your Apple Account. Abroad, some of it can be missing; with {brand}, Apple Music sees you at home.',
    'Below the main heading of the page about apple music',
  ],
  aTitle: ['Radio from home', 'Heading on the page about apple music'],
  aText: [
    'Live stations follow the place you are in. Connect to a server at home to hear your own.',
    'Text on the page about apple music',
  ],
  bTitle: ['Lossless over a private connection', 'Heading on the page about apple music'],
  bText: [
    'Lossless files are large, and shared networks slow large downloads. The network cannot tell that there is music in the tunnel.',
    'Text on the page about apple music',
  ],
  cTitle: ['On every Apple screen', 'Heading on the page about apple music'],
  cText: [
    '{brand} runs on iPhone, iPad and Mac; for Apple TV there is Smart DNS.',
    'Text on the page about apple music',
  ],
  limits: [
    'The store of your account decides the catalog. {brand} does not change it; to change it yourself, you first have to cancel your subscriptions.',
    'Text on the page about apple music',
  ],
  q1: ['Will downloads work on the plane?', 'Question on the page about apple music'],
  a1: [
    'What you download beforehand stays available offline. The tunnel is not needed for it.',
    'Answer on the page about apple music, to the question with the same number',
  ],
  q2: ['Does iCloud Private Relay do the same?', 'Question on the page about apple music'],
  a2: [
    'Private Relay covers Safari only. {brand} covers every app on the device.',
    'Answer on the page about apple music, to the question with the same number',
  ],
});

export const musicYoutubeMusicMessages = defineMessages('musicYoutubeMusic', {
  title: ['YouTube Music, one account, no borders in sight.', 'Main heading of the page about youtube music'],
  lead: [
    'Songs and videos share one app, and both are licensed by country. {brand} lets the app see the country you live in.',
    'Below the main heading of the page about youtube music',
  ],
  aTitle: ['Live takes and covers', 'Heading on the page about youtube music'],
  aText: [
    'Live takes and covers vanish first when you cross a border. From a server at home they play.',
    'Text on the page about youtube music',
  ],
  bTitle: ['Background play abroad', 'Heading on the page about youtube music'],
  bText: [
    'Premium features follow your account, but offers are shown by location. With a home server the app stops offering you what you already have.',
    'Text on the page about youtube music',
  ],
  cTitle: ['Car, kitchen, phone', 'Heading on the page about youtube music'],
  cText: [
    'Up to {devices, number} devices through one {brand} account: enough for every speaker that matters.',
    'Text on the page about youtube music',
  ],
  limits: [
    'Premium has to be bought in the country you live in; the service may cancel it otherwise. {brand} is no way around that.',
    'Text on the page about youtube music',
  ],
  q1: ['Why do I see ads in another language?', 'Question on the page about youtube music'],
  a1: [
    'Ads follow the address. Connect to your own country, and you see the ads from there.',
    'Answer on the page about youtube music, to the question with the same number',
  ],
  q2: ['Is the picture quality lower?', 'Question on the page about youtube music'],
  a2: [
    'On a nearby server you will see no difference. Distant servers need a moment to start.',
    'Answer on the page about youtube music, to the question with the same number',
  ],
});

export const musicDeezerMessages = defineMessages('musicDeezer', {
  title: ['Deezer, as it sounds at home.', 'Main heading of the page about deezer'],
  lead: [
    'Deezer has a different catalog in each country. {brand} keeps you in yours.',
    'Below the main heading of the page about deezer',
  ],
  aTitle: ['Flow keeps to your taste', 'Heading on the page about deezer'],
  aText: [
    'Recommendations learn from what you play, and lose their way when half your tracks turn gray. Keep the country steady.',
    'Text on the page about deezer',
  ],
  bTitle: ['HiFi on public networks', 'Heading on the page about deezer'],
  bText: [
    'FLAC streams are large, and some shared networks slow large streams. With encryption, nobody can tell a symphony from a software update.',
    'Text on the page about deezer',
  ],
  cTitle: ['Lyrics and local charts', 'Heading on the page about deezer'],
  cText: [
    'Charts and lyrics rights are local. Your home server shows your own.',
    'Text on the page about deezer',
  ],
  limits: [
    '{brand} does not create a Deezer account in a country where Deezer is not sold to you. It carries the one you have.',
    'Text on the page about deezer',
  ],
  q1: ['Does offline mode need the VPN?', 'Question on the page about deezer'],
  a1: [
    'No. Downloaded music plays without any connection; go online once a month to keep it.',
    'Answer on the page about deezer, to the question with the same number',
  ],
  q2: ['Can two of us listen at once?', 'Question on the page about deezer'],
  a2: [
    'With {brand}, on up to {devices, number} devices. How many streams play at once is set by your Deezer plan.',
    'Answer on the page about deezer, to the question with the same number',
  ],
});

export const musicSoundcloudMessages = defineMessages('musicSoundcloud', {
  title: ['SoundCloud, with fewer closed doors.', 'Main heading of the page about soundcloud'],
  lead: [
    "Most of SoundCloud is open to everyone; some of it is closed by country at the artist's request. {brand} shows you what is open at home.",
    'Below the main heading of the page about soundcloud',
  ],
  aTitle: ['Publish from anywhere', 'Heading on the page about soundcloud'],
  aText: [
    'Uploading a mix over hotel Wi-Fi takes hours and shows the hotel what you send. The tunnel at least keeps it private.',
    'Text on the page about soundcloud',
  ],
  bTitle: ['Sets before they are gone', 'Heading on the page about soundcloud'],
  bText: [
    'Live sets are taken down country by country. Through a server in your own country you hear those that are still up there.',
    'Text on the page about soundcloud',
  ],
  cTitle: ['What a work network logs', 'Heading on the page about soundcloud'],
  cText: [
    'On a work network, the sites you listen on can be logged. In the tunnel there is no name to log.',
    'Text on the page about soundcloud',
  ],
  limits: [
    'Where an artist has blocked a country, respect it; {brand} is for reaching your own account and your own library.',
    'Text on the page about soundcloud',
  ],
  q1: ['Will uploads be faster?', 'Question on the page about soundcloud'],
  a1: [
    'Not by themselves. If your provider slows uploads at certain hours, the tunnel may help; measure with it and without it.',
    'Answer on the page about soundcloud, to the question with the same number',
  ],
  q2: ['Does it work in the browser?', 'Question on the page about soundcloud'],
  a2: [
    'Yes. The Chrome extension is enough for SoundCloud on the web.',
    'Answer on the page about soundcloud, to the question with the same number',
  ],
});

export const musicTidalMessages = defineMessages('musicTidal', {
  title: ['TIDAL in full resolution, in private.', 'Main heading of the page about tidal'],
  lead: [
    'High-resolution streams are the first thing a busy network slows down. With {brand} it does not see that they are music.',
    'Below the main heading of the page about tidal',
  ],
  aTitle: ['Steady bit rates', 'Heading on the page about tidal'],
  aText: [
    'If the quality badge drops every evening, the connection may be throttled. Inside the tunnel there is nothing to recognize.',
    'Text on the page about tidal',
  ],
  bTitle: ['Credits and catalog', 'Heading on the page about tidal'],
  bText: [
    'Versions and credits differ between countries. From a server in your own country you see the ones you saved.',
    'Text on the page about tidal',
  ],
  cTitle: ['Studio to stage', 'Heading on the page about tidal'],
  cText: [
    'Musicians listen on trains, in studios and in venues. One account covers the {devices, number} devices they carry.',
    'Text on the page about tidal',
  ],
  limits: [
    'The tunnel cannot add resolution that the network lacks: a connection that carries three megabits per second will not carry nine. Choose the quality the connection can carry.',
    'Text on the page about tidal',
  ],
  q1: ['Which server sounds best?', 'Question on the page about tidal'],
  a1: [
    'They all sound the same: digital audio arrives or it does not. Take the nearest one in your country.',
    'Answer on the page about tidal, to the question with the same number',
  ],
  q2: ['Does it work with network players and DACs?', 'Question on the page about tidal'],
  a2: [
    'Share the connection of a computer and the hardware needs nothing of its own.',
    'Answer on the page about tidal, to the question with the same number',
  ],
});

/** The words of each page, by slug. */
export const musicPages = {
  spotify: musicSpotifyMessages,
  'apple-music': musicAppleMusicMessages,
  'youtube-music': musicYoutubeMusicMessages,
  deezer: musicDeezerMessages,
  soundcloud: musicSoundcloudMessages,
  tidal: musicTidalMessages,
};

export const musicHead = defineMessages('meta', {
  'vpnForMusic.title': [
    'VPN for music: your library anywhere | {name}',
    'Title of the page about music in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForMusic.description': [
    'VPN for music: your streaming service sees you in your own country, with the catalog you know, and the network sees nothing of it.',
    'Description of the page about music in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForMusic.apple-music.description': [
    'Apple Music abroad with a VPN: connect to a server at home for the songs and radio stations of your own country.',
    'Description of the page about Apple Music in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForMusic.soundcloud.description': [
    'SoundCloud with a VPN: hear abroad what is open in your own country, and upload your mixes privately from any Wi-Fi.',
    'Description of the page about SoundCloud in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForMusic.spotify.description': [
    'Spotify abroad with a VPN: connect through your own country and keep its playlists and podcasts, with the account you have.',
    'Description of the page about Spotify in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForMusic.keywords': [
    'VPN for music, music streaming abroad, music library',
    'Keywords of the page about music: phrases people search for, with ASCII commas between them.',
  ],
});
