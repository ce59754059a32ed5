import { defineMessages } from '@tern/i18n';

export const cookiePolicyPageMessages = defineMessages('cookiePolicyPage', {
  title: ['Cookies. The whole list.', 'Main heading of the cookie policy, a legal text'],
  lead: [
    "What this site stores in your browser, why and for how long. No page loads anything from another company's server, except Stripe's card form and Paddle's window once you choose to pay with them.",
    'Below the main heading of the cookie policy, a legal text',
  ],
  s1Title: ['What needs no consent', 'Heading on the cookie policy, a legal text'],
  s1Text: [
    'The site keeps your language, your currency and the version of the page (phone or desktop), and a sign that you are signed in. Without them it would ask you again on every page.',
    'Text on the cookie policy, a legal text',
  ],
  s2Title: ['Your session', 'Heading on the cookie policy, a legal text'],
  s2Text: [
    'When you sign in, a cookie keeps the session. Scripts cannot read it and other sites cannot send it. Signing out deletes it.',
    'Text on the cookie policy, a legal text',
  ],
  s3Title: ['What a purchase needs', 'Heading on the cookie policy, a legal text'],
  s3Text: [
    'If you came through a partner, a cookie notes which one, for {days, number} days at most. It decides who is paid a commission and never changes your price.',
    'Text on the cookie policy, a legal text',
  ],
  s4Title: ['What needs consent', 'Heading on the cookie policy, a legal text'],
  s4Text: [
    'We measure which pages and campaigns help. In the European Economic Area, the United Kingdom, Switzerland and Brazil we ask first, and without your consent nothing is stored or sent for it. Elsewhere we measure until you say no. A no also deletes what was stored for it.',
    'Text on the cookie policy, a legal text',
  ],
  s5Title: ['Signals from your browser', 'Heading on the cookie policy, a legal text'],
  s5Text: [
    'If your browser sends Global Privacy Control or Do Not Track, that counts as a no before anybody asks.',
    'Text on the cookie policy, a legal text',
  ],
  s6Title: ['Changing your mind', 'Heading on the cookie policy, a legal text'],
  s6Text: [
    'Here, or with “Privacy choices” at the foot of every page, at any time. We count how many people said yes and no each day, by region and language, and note nothing about who they are. You can also delete everything in your browser: the site then behaves as on your first visit.',
    'Text on the cookie policy, a legal text',
  ],
  tableCaption: ['Cookies and entries of this site', 'Caption of a table'],
  colName: ['Name', 'Column of the table of cookies'],
  colWhat: ['What for', 'Column of the table of cookies'],
  colKind: ['Where', 'Column of the table of cookies: cookie, local storage and so on'],
  colLong: ['How long', 'Column of the table of cookies'],
  kindCookie: ['Cookie', 'Where an entry is stored in the browser'],
  kindLocal: [
    'Local storage',
    'Where an entry is stored in the browser: the local storage of the web platform',
  ],
  kindSession: [
    'Session storage',
    'Where an entry is stored in the browser: the session storage of the web platform',
  ],
  kindCache: ['Browser cache', 'Where an entry is stored in the browser'],
  cConsent: ['Your choice about being measured', 'What a cookie is for'],
  cFiles: [
    'Files of the pages, so that they need not be loaded again',
    'What an entry in the cache of the browser is for',
  ],
  cLanguage: ['The language you chose', 'What a cookie is for'],
  cSettings: [
    'What you switched on under “Accessibility”: larger text, no offers, no motion, always dark, always light',
    'What a cookie is for. “Accessibility” is the name of a page',
  ],
  cOffer: [
    'The offer you were shown or closed, so that it does not come back',
    'Why a value is stored: the message box of an offer',
  ],
  cCurrency: ['The currency you chose', 'What a cookie is for'],
  cForm: ['You asked for the desktop version on a phone', 'What a cookie is for'],
  cSession: ['Your session; no script can read it', 'What a cookie is for'],
  cRemembered: [
    'Shows that this browser needs no code after the password, where you checked that box; sent with the sign-in alone, and no script can read it',
    'What a cookie is for',
  ],
  cCustomer: [
    'Tells pages whether you have a plan or had one, and whether you are a student or an affiliate, so that they do not sell you what you already have',
    'What a cookie is for',
  ],
  cSigned: ['Tells pages that a session exists; holds nothing else', 'What a cookie is for'],
  cCode: [
    'The coupon, invite or student code from a link, so that the checkout can fill it in',
    'What a cookie is for',
  ],
  cPartner: ['The partner who sent you', 'What a cookie is for'],
  cStripe: [
    "Stripe, to prevent fraud; only when you pay in Stripe's card form on this site",
    'What two cookies are for. Stripe is a payment company.',
  ],
  cPlace: [
    'Counting visits: your IP address and country as our server sees them, asked for once',
    'What an entry in the local storage of the browser is for',
  ],
  cExperiment: [
    'Which of two versions of a page you see while we compare them, so that it stays the same',
    'What two cookies are for',
  ],
  cCampaign: [
    'The campaign, channel or source named in the link that brought you',
    'What a cookie and entries in the session storage of the browser are for',
  ],
  cMeasuring: [
    'Counting visits: an identifier made up for this browser, and what could not be sent yet',
    'What two entries in the local storage of the browser are for',
  ],
  cTab: [
    'Lets your open tabs know that you signed in or out in one of them',
    'What an entry in the local storage of the browser is for',
  ],
  cTyped: [
    'Brings back what you typed, never a password or a code, when this tab loads the page again within an hour',
    'What an entry in the session storage of the browser is for',
  ],
  cHop: [
    'Stops pages from sending you to the payment host twice',
    'What an entry in the session storage of the browser is for',
  ],
  cAddress: [
    'Carries the email address typed on the sign-in page to the form for a forgotten password',
    'What an entry in the session storage of the browser is for',
  ],
  cPasskey: [
    'Lets your browser create a passkey without asking, right after you sign in with the password',
    'What an entry in the session storage of the browser is for. Use the word for passkey that browsers and systems use in your language',
  ],
  cReload: [
    'Stops a page from reloading twice after an update',
    'What an entry in the session storage of the browser is for',
  ],
  longYear: ['One year', 'How long a cookie is kept'],
  longSession: [
    'Until you sign out, {days, plural, one {# day} other {# days}} at most',
    'How long a cookie is kept',
  ],
  longMinutes: ['{minutes, plural, one {# minute} other {# minutes}}', 'How long a cookie is kept'],
  longDeleted: ['Until you delete it', 'How long an entry in the browser is kept'],
  longNextVisit: [
    'While the tab is open, at the latest until your next visit',
    'How long an entry in the browser is kept',
  ],
  longTab: ['Until you close the tab', 'How long an entry in the browser is kept'],
  longDays: ['{days, plural, one {# day} other {# days}}', 'How long a cookie is kept'],
});

export const cookiePolicyPageHead = defineMessages('meta', {
  'cookiePolicy.title': [
    'Cookies on the {name} site: the whole list',
    'Title of the cookie policy in search results, at most 60 characters. {name} is the brand.',
  ],
  'cookiePolicy.description': [
    'Every cookie and entry that the {name} site stores in your browser: its name, what it is for and how long it stays.',
    'Description of the list of cookies in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'cookiePolicy.keywords': [
    'cookie policy, list of cookies, {name} cookies',
    'Keywords of the cookie policy: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
