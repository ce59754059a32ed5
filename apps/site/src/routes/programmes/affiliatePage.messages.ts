import { defineMessages } from '@tern/i18n';

export const affiliatePageMessages = defineMessages('affiliatePage', {
  title: ['Recommend {brand}. Get a share.', 'Main heading of the page of the affiliate programme'],
  lead: [
    'For people with readers, viewers or listeners. You place a link, we count fairly, and you get a share of each sale.',
    'Below the main heading of the page of the affiliate programme',
  ],
  introTitle: ['What it is.', 'Heading on the page of the affiliate programme'],
  introText: [
    'You get a personal link. When somebody follows it and buys, the sale counts as yours. The price for the buyer never changes.',
    'Text on the page of the affiliate programme',
  ],
  stepsTitle: ['Step by step.', 'Heading on the page of the affiliate programme'],
  step1Title: ['Write to us', 'Heading on the page of the affiliate programme'],
  step1Text: [
    'Tell us where your audience is and how you want to speak about {brand}.',
    'Text on the page of the affiliate programme',
  ],
  step2Title: ['Choose who pays you', 'Heading on the page of the affiliate programme'],
  step2Text: [
    'Links and payments run through an affiliate network that you know, or directly with us.',
    'Text on the page of the affiliate programme',
  ],
  step3Title: ['Place the link', 'Heading on the page of the affiliate programme'],
  step3Text: [
    'Say that it is an affiliate link. Readers have a right to know, and in many countries the law requires it.',
    'Text on the page of the affiliate programme',
  ],
  step4Title: ['Get paid', 'Heading on the page of the affiliate programme'],
  step4Text: [
    'You are paid once the time in which a customer can get the money back is over.',
    'Text on the page of the affiliate programme',
  ],
  commissionTitle: ['What you get.', 'Heading on the page of the affiliate programme'],
  commissionText: [
    'The share depends on the plan and the network, and you see it there before you join. We print no number here that could be wrong tomorrow.',
    'Text on the page of the affiliate programme',
  ],
  termsText: [
    'Of the first payment, without tax. A purchase that is refunded does not count, nor does one of your own.',
    'Below the table of what partners get',
  ],
  termsNetwork: ['Network', 'Heading of a column: the affiliate network'],
  termsShare: ['Your share', 'Heading of a column: per cent of a sale'],
  termsWithin: ['Counts after the click', 'Heading of a column: for how many days a purchase counts'],
  termsDays: [
    'for {days, plural, one {# day} other {# days}}',
    'In the column “Counts after the click”: for how many days a purchase counts',
  ],
  termsDirect: [
    'Directly with {brand}',
    'In the column of networks: no network between. {brand} is the brand.',
  ],
  termsOther: ['Another network', 'In the column of networks'],
  memberTitle: [
    'You are already in the program.',
    'Heading in place of the form, for somebody who is an affiliate',
  ],
  memberText: [
    'Your links, their visits and sales are in your account.',
    'Below: You are in the program already.',
  ],
  memberAction: [
    'Go to your links',
    'Button for somebody who is an affiliate: leads to the page “Partner” in the account',
  ],
  applyTitle: ['Apply.', 'Heading of the form for new partners'],
  applyLead: ['A person reads it and answers by email.', 'Below the heading of the form for new partners'],
  rulesTitle: ['What we ask.', 'Heading on the page of the affiliate programme'],
  rule1Title: ['Say what is true', 'Heading on the page of the affiliate programme'],
  rule1Text: [
    'No invented tests, no promises of anonymity, no scare tactics.',
    'Text on the page of the affiliate programme',
  ],
  rule2Title: ['No bids on our name', 'Heading on the page of the affiliate programme'],
  rule2Text: [
    'Search ads on the name {brand} are not allowed.',
    'Text on the page of the affiliate programme',
  ],
  rule3Title: ['No surprises', 'Heading on the page of the affiliate programme'],
  rule3Text: [
    'No pop-ups, no forced installs, no links hidden from the reader.',
    'Text on the page of the affiliate programme',
  ],
  action: ['Write to us', 'Button that leads to the form for business partners'],
});

export const affiliatePageHead = defineMessages('meta', {
  'affiliate.title': [
    'The {name} affiliate program',
    'Title of the page of the affiliate programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'affiliate.description': [
    'The {name} VPN affiliate program: place your link, each sale through it counts as yours, and you get a share of its first payment.',
    'Description of the page of the affiliate program in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'affiliate.keywords': [
    'VPN affiliate program, earn with a VPN, {name} commission',
    'Keywords of the page of the affiliate programme: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
