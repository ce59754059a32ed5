import { defineMessages } from '@tern/i18n';

export const aboutPageMessages = defineMessages('aboutPage', {
  title: ['Named after a bird that knows no border.', 'Main heading of the page about the company'],
  lead: [
    'An Arctic tern flies from pole to pole and back every year. It weighs about as much as a bar of chocolate and has never shown a passport.',
    'Below the main heading of the page about the company',
  ],
  whyTitle: ['Why we do this.', 'Heading on the page about the company'],
  whyText: [
    'The network was built to carry packets, not to ask where they come from. A connection between two points should be the business of those two points. {brand} makes that connection: encrypted, without a log, in {countries, number}+ countries.',
    'Text on the page about the company',
  ],
  rulesTitle: ['Rules we work by.', 'Heading on the page about the company'],
  rule1Title: ['Say what it does not do', 'Heading on the page about the company'],
  rule1Text: [
    'Every page about a use names its limits. If a VPN is the wrong tool, the page says so.',
    'Text on the page about the company',
  ],
  rule2Title: ['Collect no more than we need', 'Heading on the page about the company'],
  rule2Text: [
    'For your account: an email address, a plan, your devices, receipts. No log of what passes through the tunnel.',
    'Text on the page about the company',
  ],
  rule3Title: ['Show the evidence', 'Heading on the page about the company'],
  rule3Text: [
    'Tools show their raw data. Prices show the full amount. Receipts show the tax.',
    'Text on the page about the company',
  ],
  rule4Title: ['No lock-in', 'Heading on the page about the company'],
  rule4Text: [
    'Cancel, export, delete: all in the account, none of it on paper.',
    'Text on the page about the company',
  ],
  whoTitle: ['Who runs it.', 'Heading on the page about the company'],
  whoText: [
    '{entity} runs the service and this website. Write to {email}; people read it.',
    'Text on the page about the company',
  ],
  pressLink: ['Facts and pictures for the press', 'Link to the press page'],
  contactLink: ['Write to us', 'Link to the contact form'],
});

export const aboutPageHead = defineMessages('meta', {
  'aboutus.title': [
    'About {name}: who makes it and why',
    'Title of the page about the company in search results, at most 60 characters. {name} is the brand.',
  ],
  'aboutus.description': [
    'Who runs {name}, why we do it and the rules we work by: honest about limits, little data, no lock-in. Named after the Arctic tern.',
    'Description of the page about the company in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'aboutus.keywords': [
    'about {name}, VPN company, who runs {name}',
    'Keywords of the page about the company: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
