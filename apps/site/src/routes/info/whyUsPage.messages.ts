import { defineMessages } from '@tern/i18n';

export const whyUsPageMessages = defineMessages('whyUsPage', {
  title: ['Questions to ask any VPN.', 'Main heading of the page that says why to choose this VPN'],
  lead: [
    'You cannot see inside a tunnel. So ask before you pay, and compare the answers. These are ours.',
    'Below the main heading of the page that says why to choose this VPN',
  ],
  q1Title: ['What do you write down?', 'Heading on the page that says why to choose this VPN'],
  q1Text: [
    'Nothing about what you do while connected: no sites, no addresses, no content. Your account holds what it needs, such as your email address, plan, devices and sign-ins. The privacy policy lists it.',
    'Text on the page that says why to choose this VPN',
  ],
  q2Title: [
    'What does it cost after the first period?',
    'Heading on the page that says why to choose this VPN',
  ],
  q2Text: [
    'Every plan shows the full amount, and the checkout says when the next payment is due, before you pay. You can switch renewal off in your account at any time.',
    'Text on the page that says why to choose this VPN',
  ],
  q3Title: ['How do I cancel?', 'Heading on the page that says why to choose this VPN'],
  q3Text: [
    'In your account, at any time. What you paid for works until its period ends, or you can ask for your money back within {moneyBackDays, number} days of the payment. You can download your data and delete your account there as well.',
    'Text on the page that says why to choose this VPN',
  ],
  q4Title: ['Can I try it without paying?', 'Heading on the page that says why to choose this VPN'],
  q4Text: [
    'Yes, for {trialDays, number} days. You say how you will pay afterward, and cancel before that if you do not stay.',
    'Text on the page that says why to choose this VPN. {trialDays} is the length of the free trial',
  ],
  q4TitleWithoutTrial: [
    'Can I change my mind?',
    'Heading on the page that says why to choose this VPN, where there is no free trial',
  ],
  q4TextWithoutTrial: [
    'Yes. Within {moneyBackDays, number} days of paying you get your money back if you ask for it.',
    'Text on the page that says why to choose this VPN, where there is no free trial',
  ],
  q5Title: ['How do I know it works?', 'Heading on the page that says why to choose this VPN'],
  q5Text: [
    'Run the leak test before and after you connect. It shows what your browser gives away, with the raw log.',
    'Text on the page that says why to choose this VPN',
  ],
  q6Title: ['What can it not do?', 'Heading on the page that says why to choose this VPN'],
  q6Text: [
    'It does not make you anonymous, does not stop malware and does not unlock services you have not paid for. Be wary of anyone who promises otherwise.',
    'Text on the page that says why to choose this VPN',
  ],
  compareTitle: ['Paid VPN, free VPN or none?', 'Heading on the page that says why to choose this VPN'],
  compareCaption: ['What to expect of {brand}, of a free VPN and of no VPN', 'Caption of a comparison table'],
  compareRow: ['What you get', 'Heads the first column of the comparison table'],
  colFree: ['Many free VPNs', 'Column of the comparison table'],
  colNone: ['No VPN', 'Column of the comparison table'],
  r1: ['Encrypted on shared Wi-Fi', 'Row of the comparison table'],
  r2: [
    'Does not live off your data',
    'Row of the comparison table: the service earns from customers and does not sell what it learns about them',
  ],
  r3: ['No cap on data', 'Row of the comparison table'],
  r4: ['People who answer', 'Row of the comparison table: there is support'],
  varies: ['Varies', 'Cell of the comparison table: some have it and some do not'],
});

export const whyUsPageHead = defineMessages('meta', {
  'whyUs.title': [
    'Questions to ask any VPN, answered by {name}',
    'Title of the page on why to choose this VPN in search results, at most 60 characters. {name} is the brand.',
  ],
  'whyUs.keywords': [
    'choose a VPN, VPN questions, VPN without logs',
    'Keywords of the page on why to choose this VPN: phrases people search for, with ASCII commas between them.',
  ],
});
