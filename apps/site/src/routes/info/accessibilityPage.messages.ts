import { defineMessages } from '@tern/i18n';

export const accessibilityPageMessages = defineMessages('accessibilityPage', {
  title: ['Accessibility: settings, tests and limits.', 'Main heading of the page about accessibility'],
  lead: [
    'Settings that apply to every page, what we test, and what does not work yet.',
    'Below the main heading of the page about accessibility',
  ],
  settingsTitle: ['Settings that stay.', 'Heading of the settings on the page about accessibility'],
  settingsText: [
    'A cookie in this browser keeps what you turn on, for a year. It works without scripts and without an account.',
    'Below the heading of the settings',
  ],
  checksTitle: ['What is tested.', 'Heading on the page about accessibility'],
  checksText: [
    'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. These checks are part of the tests for every change.',
    'Below the heading of the checks',
  ],
  rulesTitle: ['The rules a program can check', 'Name of a check'],
  rulesText: [
    'A testing program (axe) opens a page of each kind, for computers and phones, and every component in every state. It must find no fault.',
    'Text of a check. Axe is the name of a program',
  ],
  keysTitle: ['Keyboard alone', 'Name of a check'],
  keysText: [
    'Menus, language, questions, the contact form and the newsletter can be used without a mouse.',
    'Text of a check',
  ],
  contrastTitle: ['Contrast', 'Name of a check'],
  contrastText: [
    'Every color of text and every edge of a control is checked against its background, light and dark.',
    'Text of a check',
  ],
  zoomTitle: ['Zoom and narrow windows', 'Name of a check'],
  zoomText: [
    'At 200% zoom and in a window of 320 pixels nothing has to be scrolled sideways. Text spacing can be increased too.',
    'Text of a check',
  ],
  spokenTitle: ['Read aloud', 'Name of a check'],
  spokenText: [
    'The purchase is written out as a screen reader would read it, in English, Arabic and Japanese, and compared with the version before.',
    'Text of a check',
  ],
  plainTitle: ['Without scripts', 'Name of a check'],
  plainText: [
    'Contact, newsletter, a new password, looking up an address and the settings above work in a browser that runs no scripts.',
    'Text of a check',
  ],
  limitsTitle: ['What does not work yet.', 'Heading on the page about accessibility'],
  limitsText: ['What we know of. Please tell us what is missing here.', 'Below the heading of the limits'],
  peopleTitle: ['Programs, not people', 'Name of a limit'],
  peopleText: [
    'Nobody from outside has audited this site, and no real screen reader runs in the tests. We claim no conformance.',
    'Text of a limit. Conformance with the guidelines WCAG',
  ],
  paymentTitle: ['Fields from other providers', 'Name of a limit'],
  paymentText: [
    'Card fields and payment pages come from the payment providers. The name of the card fields may be read out in English.',
    'Text of a limit',
  ],
  scriptsTitle: ['Scripts', 'Name of a limit'],
  scriptsText: ['Card fields on our page, the leak test and the account need scripts.', 'Text of a limit'],
  appsTitle: ['The apps', 'Name of a limit'],
  appsText: ['This page is about the website. The apps are not part of these tests.', 'Text of a limit'],
  contactTitle: ['Is something in your way?', 'Heading on the page about accessibility'],
  contactText: [
    'Write to {email}, or use the form. Say what you wanted to do, and what you read the page with.',
    'Text above the link to the contact form. {email} is an address',
  ],
  contactLink: ['To the contact form', 'Link on the page about accessibility'],
});

export const accessibilityPageHead = defineMessages('meta', {
  'accessibility.title': [
    'Accessibility: settings, tests and limits | {name}',
    'Title of the page about accessibility in search results, at most 60 characters. {name} is the brand.',
  ],
  'accessibility.description': [
    'Larger text, no offers, no motion: settings for every page of {name}. What we test against WCAG 2.2 and what does not work yet.',
    'Description of the page about accessibility in search results. At most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'accessibility.keywords': [
    'accessibility, WCAG 2.2, larger text, reduced motion',
    'Keywords of the page about accessibility: phrases people search for, with ASCII commas between them.',
  ],
});
