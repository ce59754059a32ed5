import { defineMessages } from '@tern/i18n';

export const privacyPageMessages = defineMessages('privacyPage', {
  title: ['Privacy policy.', 'Main heading of the privacy policy, a legal text'],
  lead: [
    'What {entity} knows about you, why, and how to get rid of it. In short: an account, payments, visits to this site; no log of what you do while connected.',
    'Below the main heading of the privacy policy, a legal text',
  ],
  s1Title: ['What we never record', 'Heading on the privacy policy, a legal text'],
  s1Text: [
    'Sites you visit, what you send or receive, names you look up, and the IP address you come from while you are connected.',
    'Text on the privacy policy, a legal text',
  ],
  s2Title: ['What an account holds', 'Heading on the privacy policy, a legal text'],
  s2Text: [
    'Your email address, a hash of your password, your language, your plan, the devices that are signed in and when each was last seen, passkeys, the key of two-step sign-in, public WireGuard keys, the country and browser of each sign-in, and the address you bound for Smart DNS if you use it. “Transparency” lists every table.',
    'Text on the privacy policy, a legal text',
  ],
  s3Title: ['What a payment holds', 'Heading on the privacy policy, a legal text'],
  s3Text: [
    "The amount, currency, date, plan and the provider's reference, the last digits of your card, and billing details if you give them. Full card numbers go to the payment provider and never reach us. The law makes us keep receipts for some years.",
    'Text on the privacy policy, a legal text',
  ],
  earningTitle: ['Who invites and who buys', 'Heading on the privacy policy, a legal text'],
  earningText: [
    "Nobody earns a reward from their own purchases. When an invitation or a partner's link leads to a purchase, we compare who would earn with who buys: the account, the mailbox, the card or payer, the installation of our app and, where measuring is allowed, the random number of the browser each has used. We do so at the purchase, and again before the reward is given. The payment provider gives us a reference of the card or payer, which we store only as a hash made with a secret key. It stays with the purchase, even after the account is deleted, and so does such a hash of mailbox and card for an offer that each person can have once. The numbers of browser and app are deleted with the account at the latest.",
    'Text on the privacy policy, a legal text',
  ],
  s4Title: ['What the website needs', 'Heading on the privacy policy, a legal text'],
  s4Text: [
    'Our server needs your IP address to answer you. We also use it to find your country, for the currency and for local rules, and to stop attacks. It is never kept in full with the pages you read: where we measure, the visit is stored without the last part of the address. “Transparency” says for how long.',
    'Text on the privacy policy, a legal text',
  ],
  s5Title: ['The leak test', 'Heading on the privacy policy, a legal text'],
  s5Text: [
    'The test runs in your browser. The addresses it finds stay there; the servers it asks learn the address the question came from and nothing more.',
    'Text on the privacy policy, a legal text',
  ],
  s6Title: ['Measuring', 'Heading on the privacy policy, a legal text'],
  s6Text: [
    'We measure which pages and campaigns help: where the law requires consent, only with yours; elsewhere, until you say no. The cookie policy lists all of it, and you can change your choice there.',
    'Text on the privacy policy, a legal text',
  ],
  s7Title: ['Email', 'Heading on the privacy policy, a legal text'],
  s7Text: [
    'We write to you about your account, your payments and their safety. The newsletter comes only if you confirmed it, and every issue has a link to unsubscribe.',
    'Text on the privacy policy, a legal text',
  ],
  s8Title: ['Who else gets data', 'Heading on the privacy policy, a legal text'],
  s8Text: [
    "The payment provider you choose, the mail server that delivers our email, and authorities if a valid order forces us. If a partner's link brought you, its network learns of the purchase: number, day, amount, plan and code, nothing about you. Whoever invited you sees your email address, shortened. We cannot hand over what we do not record.",
    'Text on the privacy policy, a legal text',
  ],
  s9Title: ['How long', 'Heading on the privacy policy, a legal text'],
  s9Text: [
    'Account data until you delete the account and the grace period is over. Sessions for ninety days after their end, security events for a year. What you send with the contact form is delivered as email; the site keeps no copy.',
    'Text on the privacy policy, a legal text',
  ],
  s10Title: ['Your rights', 'Heading on the privacy policy, a legal text'],
  s10Text: [
    'You can see, correct, download and delete your data; most of it in your account at once. You can object, and you can complain to the data protection authority of your country.',
    'Text on the privacy policy, a legal text',
  ],
  s11Title: ['How your data is protected', 'Heading on the privacy policy, a legal text'],
  s11Text: [
    'Connections are encrypted, passwords are stored as slow hashes, sessions as hashes of random numbers. Whoever copies the database cannot sign in with it.',
    'Text on the privacy policy, a legal text',
  ],
  s12Title: ['Changes and contact', 'Heading on the privacy policy, a legal text'],
  s12Text: [
    'If this policy changes in a way that matters, you will hear of it by email first. Questions go to {email}.',
    'Text on the privacy policy, a legal text',
  ],
});

export const privacyPageHead = defineMessages('meta', {
  'policy.title': [
    'Privacy policy | {name}',
    'Title of the privacy policy in search results, at most 60 characters. {name} is the brand.',
  ],
  'policy.keywords': [
    'privacy policy, data protection, VPN without logs, {name} privacy',
    'Keywords of the privacy policy: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
