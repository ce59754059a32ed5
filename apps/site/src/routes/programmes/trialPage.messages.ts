import { defineMessages } from '@tern/i18n';

export const trialPageMessages = defineMessages('trialPage', {
  notAgain: [
    'The free trial is for people who have not had a plan yet.',
    'On the page of the free trial, in place of its terms, for somebody who has a plan or had one',
  ],
  title: [
    '{trialDays, number} days free. Decide before they end.',
    'Main heading of the page of the free trial',
  ],
  lead: [
    'Use every app, every server and every tool for {trialDays, number} days and pay nothing. Long enough for a vacation and the weeks at home after it.',
    'Below the main heading of the page of the free trial',
  ],
  howTitle: ['Step by step.', 'Heading on the page of the free trial'],
  todayTitle: [
    'Today: {today}',
    'Heading on the page of the free trial. {today} is what is paid today, such as $0.00',
  ],
  todayText: [
    'Enter your email and choose how you will pay later. Nothing is charged, and every app works at once.',
    'Text on the page of the free trial',
  ],
  useTitle: ['Use it on {devices, number} devices', 'Heading on the page of the free trial'],
  useText: [
    'Install it on everything you travel with, and test it where it matters to you.',
    'Text on the page of the free trial',
  ],
  reminderTitle: [
    '{reminderDay}: we remind you',
    'Heading on the page of the free trial. {reminderDay} is a date such as December 14',
  ],
  reminderText: [
    'We email you {before, number} days before the first charge, with a link to cancel.',
    'Text on the page of the free trial',
  ],
  chargeTitle: [
    '{day}: {price}, if you stay',
    'Heading on the page of the free trial. {day} is the day of the first charge, such as December 21; {price} its sum',
  ],
  chargeText: [
    'If you do not stay, cancel before then, in your account under “Subscriptions”. Then nothing is charged.',
    'Text on the page of the free trial',
  ],
  fairTitle: ['What to try first.', 'Heading on the page of the free trial'],
  try1Title: ['The leak test', 'Heading on the page of the free trial'],
  try1Text: [
    'Run it before and after you connect, in every browser you use.',
    'Text on the page of the free trial',
  ],
  try2Title: ['The network you trust least', 'Heading on the page of the free trial'],
  try2Text: [
    'Work, school, the hotel. See whether everything you need gets through.',
    'Text on the page of the free trial',
  ],
  try3Title: ['A country far away', 'Heading on the page of the free trial'],
  try3Text: [
    'Connect to one you need, in the evening, when everyone is online.',
    'Text on the page of the free trial',
  ],
  q1: ['Is anything left out during the trial?', 'Question on the page of the free trial'],
  a1: [
    'No. Servers, apps and tools are the same.',
    'Answer on the page of the free trial, to the question with the same number',
  ],
  q2: ['Can I try it twice?', 'Question on the page of the free trial'],
  a2: [
    'No, once per person. But every payment has the money-back guarantee: {moneyBackDays, number} days.',
    'Answer on the page of the free trial, to the question with the same number',
  ],
  q3: ['How do I cancel?', 'Question on the page of the free trial'],
  a3: [
    'In your account, under “Subscriptions”, or with the link in the reminder. Nothing is charged, and you can use {brand} until the trial ends.',
    'Answer on the page of the free trial, to the question with the same number. Subscriptions is the name of a page of the account',
  ],
  q4: ['Why do you ask now how I will pay?', 'Question on the page of the free trial'],
  a4: [
    'So that {brand} keeps working if you stay, and so that nobody takes the trial twice. Nothing is charged before {day}.',
    'Answer on the page of the free trial, to the question with the same number. {day} is the day of the first charge',
  ],
  q5: ['What if I forget to cancel?', 'Question on the page of the free trial'],
  a5: [
    'The reminder comes {before, number} days before. If you miss that as well, ask for your money back within {moneyBackDays, number} days.',
    'Answer on the page of the free trial, to the question with the same number',
  ],
});

export const trialPageHead = defineMessages('meta', {
  'vpnTrial.title': [
    '{name} VPN free for {trialDays, number} days',
    'Title of the page of the free trial in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnTrial.description': [
    'Try {name} VPN free for {trialDays, number} days: every app, every server and every tool. We remind you before the first charge.',
    'Description of the page of the free trial; {trialDays} is its length, in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'vpnTrial.keywords': [
    'free VPN trial, try a VPN, VPN money back',
    'Keywords of the page of the free trial: phrases people search for, with ASCII commas between them.',
  ],
});
