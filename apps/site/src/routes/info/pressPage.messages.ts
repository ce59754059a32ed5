import { defineMessages } from '@tern/i18n';

export const pressPageMessages = defineMessages('pressPage', {
  title: ['For the press. Facts only.', 'Main heading of the page for journalists'],
  lead: [
    'What you may quote, what you may print and whom to ask. There are no embargoes here and no quotes written in advance.',
    'Below the main heading of the page for journalists',
  ],
  factsTitle: ['The facts.', 'Heading on the page for journalists'],
  fact1: ['Product', 'Term in a list of facts'],
  fact1Text: ['VPN and proxy apps for phones, computers, browsers and smart TVs', 'A fact'],
  fact2: ['Servers', 'Term in a list of facts'],
  fact2Text: ['{servers, number}+ in {countries, number}+ countries', 'A fact'],
  fact3: ['Devices per account', 'Term in a list of facts'],
  fact4: ['Price', 'Term in a list of facts'],
  fact4Text: ['From {fromPrice} a month without an offer', 'A fact'],
  fact5: ['Guarantee', 'Term in a list of facts'],
  fact5Text: ['{moneyBackDays, plural, one {# day} other {# days}} to get your money back', 'A fact'],
  fact6: ['Website', 'Term in a list of facts'],
  fact6Text: [
    '{languages, plural, one {# language} other {# languages}}, each for desktop and phone',
    'A fact',
  ],
  nameTitle: ['The name and the mark.', 'Heading on the page for journalists'],
  nameText: [
    'The bird is an Arctic tern, drawn as two wing strokes. Leave space of half its height around it, do not tilt it and do not recolor it. The name is written {brand}, with one capital.',
    'Text on the page for journalists',
  ],
  logo: ['Download the mark (SVG)', 'Link to the file of the logo'],
  mapText: [
    'The maps are drawn from Natural Earth, which is in the public domain. They show land and no borders. You may print them, with or without our name.',
    'Text on the page for journalists',
  ],
  askTitle: ['Ask us.', 'Heading on the page for journalists'],
  askText: [
    'Write to {email} with the word “press” in the subject. Say when you need the answer by.',
    'Text on the page for journalists',
  ],
});

export const pressPageHead = defineMessages('meta', {
  'pressRoom.title': [
    '{name} for the press: facts and pictures',
    'Title of the page for journalists in search results, at most 60 characters. {name} is the brand.',
  ],
  'pressRoom.keywords': [
    '{name} press, press kit, logo, press contact',
    'Keywords of the page for journalists: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
