import { defineMessages } from '@tern/i18n';

export const toolsIndexMessages = defineMessages('toolsIndex', {
  title: ['Work from the other side of the world.', 'Main heading of the page about tools for work'],
  lead: [
    'Chat, files and meetings belong on your screen, not on the network you happen to be on. {brand} keeps them between you and the service.',
    'Below the main heading of the page about tools for work',
  ],
  aTitle: ['One desk everywhere', 'Heading on the page about tools for work'],
  aText: [
    'Hotels and co-working spaces block what they do not know. The tunnel needs one open way out, and your tools are back.',
    'Text on the page about tools for work',
  ],
  bTitle: ['Client secrets on guest Wi-Fi', 'Heading on the page about tools for work'],
  bText: [
    'Names of services tell a lot about a project. On a guest network nobody needs to read them.',
    'Text on the page about tools for work',
  ],
  cTitle: ['A steady address', 'Heading on the page about tools for work'],
  cText: [
    'Security teams dislike accounts that change country at lunch. Keep one server and one place.',
    'Text on the page about tools for work',
  ],
  limits: [
    "{brand} is not your company's VPN: it does not open the intranet. You may need both, and your IT department decides whether both may run.",
    'Text on the page about tools for work',
  ],
});

export const toolsZoomMessages = defineMessages('toolsZoom', {
  title: ['Zoom calls that get through.', 'Main heading of the page about zoom'],
  lead: [
    'A meeting needs a good connection. {brand} helps when the network blocks or slows calls; it cannot help when the Wi-Fi is three rooms away.',
    'Below the main heading of the page about zoom',
  ],
  aTitle: ['Where meetings are filtered', 'Heading on the page about zoom'],
  aText: [
    'Some countries and hotels close the ports Zoom likes best, and video freezes. In the tunnel Zoom uses the one that is open.',
    'Text on the page about zoom',
  ],
  bTitle: ['Call from the train', 'Heading on the page about zoom'],
  bText: [
    'Everyone on the train shares one hotspot. Encrypted, your call is hidden from it.',
    'Text on the page about zoom',
  ],
  cTitle: ['Guests from anywhere', 'Heading on the page about zoom'],
  cText: [
    'Guests join by link and need nothing from {brand}. The tunnel protects your side of the call.',
    'Text on the page about zoom',
  ],
  limits: [
    'Every hop adds a little delay, and you notice it when you talk. Use the nearest server, or none when the network is your own.',
    'Text on the page about zoom',
  ],
  q1: ['Is Zoom not encrypted already?', 'Question on the page about zoom'],
  a1: [
    'The call is. The network can still see that you are in one, and for how long; the tunnel hides that too.',
    'Answer on the page about zoom, to the question with the same number',
  ],
  q2: ['Which server is best for calls?', 'Question on the page about zoom'],
  a2: [
    'The one closest to you, in the same city if there is one.',
    'Answer on the page about zoom, to the question with the same number',
  ],
});

export const toolsSlackMessages = defineMessages('toolsSlack', {
  title: ['Slack that does not drop out.', 'Main heading of the page about slack'],
  lead: [
    'Half of remote work is messages. {brand} keeps the connection alive on networks that close idle ones.',
    'Below the main heading of the page about slack',
  ],
  aTitle: ['In offices with filters', 'Heading on the page about slack'],
  aText: [
    "At a customer's site Slack is often blocked because it is chat. The filter cannot tell what is inside the tunnel.",
    'Text on the page about slack',
  ],
  bTitle: ['One place in the audit log', 'Heading on the page about slack'],
  bText: [
    'Slack records the address of each sign-in. A steady server looks better than five airports in a week.',
    'Text on the page about slack',
  ],
  cTitle: ['Files and huddles', 'Heading on the page about slack'],
  cText: [
    'Uploads and calls use different addresses from messages and are blocked separately. The tunnel carries all three.',
    'Text on the page about slack',
  ],
  limits: [
    "If your workspace only admits company addresses, {brand} stays outside. Ask for the company's VPN in that case.",
    'Text on the page about slack',
  ],
  q1: ['Will notifications still arrive?', 'Question on the page about slack'],
  a1: [
    'Yes. Push messages come through the tunnel like everything else.',
    'Answer on the page about slack, to the question with the same number',
  ],
  q2: ['Does it use much battery?', 'Question on the page about slack'],
  a2: [
    'Slack keeps a connection open anyway; wrapping it adds little.',
    'Answer on the page about slack, to the question with the same number',
  ],
});

export const toolsGoogleDriveMessages = defineMessages('toolsGoogleDrive', {
  title: ['Google Drive where Google is blocked.', 'Main heading of the page about google drive'],
  lead: [
    'Some networks and countries block Google Drive. With {brand} the network does not see which service you use.',
    'Below the main heading of the page about google drive',
  ],
  aTitle: ['Reach your files abroad', 'Heading on the page about google drive'],
  aText: [
    'Google services do not open from every country. A server at home, and the folder is there.',
    'Text on the page about google drive',
  ],
  bTitle: ['Sync on hotel Wi-Fi', 'Heading on the page about google drive'],
  bText: [
    'Gigabytes leave the laptop every night. The hotel sees an encrypted stream and not the names of your documents.',
    'Text on the page about google drive',
  ],
  cTitle: ['Fewer security alerts', 'Heading on the page about google drive'],
  cText: [
    'A sign-in from a new country can lock an account. Stay on one server near home.',
    'Text on the page about google drive',
  ],
  limits: [
    'What is shared by link is open to everyone who has the link. {brand} protects the connection, not the file.',
    'Text on the page about google drive',
  ],
  q1: ['Will syncing slow down?', 'Question on the page about google drive'],
  a1: [
    'A little on a fast connection. On a slow one the connection itself is what you notice.',
    'Answer on the page about google drive, to the question with the same number',
  ],
  q2: ['Can I turn the VPN off for large uploads?', 'Question on the page about google drive'],
  a2: [
    'Yes. Sync over a network you trust, and use the tunnel where you do not.',
    'Answer on the page about google drive, to the question with the same number',
  ],
});

export const toolsDropboxMessages = defineMessages('toolsDropbox', {
  title: ['Dropbox, encrypted on any network.', 'Main heading of the page about dropbox'],
  lead: [
    'What syncs in the background is easy to forget. On a shared network {brand} makes sure that it is encrypted.',
    'Below the main heading of the page about dropbox',
  ],
  aTitle: ["Blocked at the client's", 'Heading on the page about dropbox'],
  aText: [
    'Storage services are often the first on an office block list. The network cannot tell that what is inside the tunnel is Dropbox.',
    'Text on the page about dropbox',
  ],
  bTitle: ['Clients in other countries', 'Heading on the page about dropbox'],
  bText: [
    'Send a link to where Dropbox is slow, and check from a server there how it opens.',
    'Text on the page about dropbox',
  ],
  cTitle: ['LAN sync at home', 'Heading on the page about dropbox'],
  cText: [
    'On your own network Dropbox copies between devices directly. Leave the tunnel off at home, or that stops.',
    'Text on the page about dropbox',
  ],
  limits: [
    'Deleted files stay recoverable for a time, whoever deleted them. A VPN is no backup and no shredder.',
    'Text on the page about dropbox',
  ],
  q1: ['Does {brand} see my files?', 'Question on the page about dropbox'],
  a1: [
    'No. They travel encrypted to Dropbox inside the tunnel, and there are no logs of where you connect.',
    'Answer on the page about dropbox, to the question with the same number',
  ],
  q2: ['Why does the desktop app show “Connecting”?', 'Question on the page about dropbox'],
  a2: [
    'It looks for its servers after each change of network. Wait a minute after you switch the tunnel on.',
    'Answer on the page about dropbox, to the question with the same number',
  ],
});

export const toolsGithubMessages = defineMessages('toolsGithub', {
  title: ['GitHub on networks that close ports.', 'Main heading of the page about github'],
  lead: [
    'A push should not depend on which port a hotel leaves open. {brand} takes care of ports; you take care of merges.',
    'Below the main heading of the page about github',
  ],
  aTitle: ['SSH where only the web works', 'Heading on the page about github'],
  aText: [
    'Guest networks often close port 22. In the tunnel, git over SSH works as it does at your desk.',
    'Text on the page about github',
  ],
  bTitle: ['Throttled clones', 'Heading on the page about github'],
  bText: [
    'Some countries slow GitHub to a crawl. From a nearby server abroad, a clone finishes before lunch.',
    'Text on the page about github',
  ],
  cTitle: ['Tokens on conference Wi-Fi', 'Heading on the page about github'],
  cText: [
    'Nobody at the next table needs to know which registry you pull from. With encryption on, they see nothing.',
    'Text on the page about github',
  ],
  limits: [
    'Your commits keep your name and email address. If a license or a sanction keeps a region out, a VPN does not make it lawful.',
    'Text on the page about github',
  ],
  q1: ['Does it break two-factor sign-in?', 'Question on the page about github'],
  a1: [
    'No. Keys and codes do not depend on the address.',
    'Answer on the page about github, to the question with the same number',
  ],
  q2: ['Can CI use it?', 'Question on the page about github'],
  a2: [
    "{brand} is made for people's devices. For build servers use a fixed address from your own provider.",
    'Answer on the page about github, to the question with the same number',
  ],
});

export const toolsWikipediaMessages = defineMessages('toolsWikipedia', {
  title: ['Wikipedia, hidden from the network.', 'Main heading of the page about wikipedia'],
  lead: [
    'The encyclopedia has been blocked in whole countries and is filtered in many schools. With {brand} the network does not see that you read it.',
    'Below the main heading of the page about wikipedia',
  ],
  aTitle: ['Read in private', 'Heading on the page about wikipedia'],
  aText: [
    'Which article you open is yours to know. Wikipedia is encrypted, but its name is visible to the network; in the tunnel that is gone as well.',
    'Text on the page about wikipedia',
  ],
  bTitle: ['Other languages, other views', 'Heading on the page about wikipedia'],
  bText: [
    'Compare what different editions say. They are one click apart, from every server.',
    'Text on the page about wikipedia',
  ],
  cTitle: ['Light enough for any connection', 'Heading on the page about wikipedia'],
  cText: [
    'Text needs next to nothing. Even a crowded library network carries it.',
    'Text on the page about wikipedia',
  ],
  limits: [
    'Editing is another matter: Wikipedia blocks many VPN addresses from editing, to keep vandals out. Sign in and ask for an exemption, or edit without the tunnel.',
    'Text on the page about wikipedia',
  ],
  q1: ['Why can I read but not edit?', 'Question on the page about wikipedia'],
  a1: [
    "Because the address belongs to a server. That is Wikipedia's rule, and a fair one.",
    'Answer on the page about wikipedia, to the question with the same number',
  ],
  q2: ['Does the app work as well?', 'Question on the page about wikipedia'],
  a2: [
    'Yes, app and website alike.',
    'Answer on the page about wikipedia, to the question with the same number',
  ],
});

/** The words of each page, by slug. */
export const toolsPages = {
  zoom: toolsZoomMessages,
  slack: toolsSlackMessages,
  'google-drive': toolsGoogleDriveMessages,
  dropbox: toolsDropboxMessages,
  github: toolsGithubMessages,
  wikipedia: toolsWikipediaMessages,
};

export const toolsHead = defineMessages('meta', {
  'vpnForTools.title': [
    'VPN for work tools and meetings | {name}',
    'Title of the page about tools for work in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForTools.description': [
    'VPN for work: chat, files and video meetings stay between you and the service, even on the Wi-Fi of a hotel or a café.',
    'Description of the page about tools for work in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForTools.zoom.description': [
    'Zoom with a VPN: it helps where a network blocks or slows calls, and keeps a call private on shared Wi-Fi. Which server to choose.',
    'Description of the page about Zoom in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnForTools.keywords': [
    'VPN for work, VPN for video meetings, public Wi-Fi',
    'Keywords of the page about tools for work: phrases people search for, with ASCII commas between them.',
  ],
});
