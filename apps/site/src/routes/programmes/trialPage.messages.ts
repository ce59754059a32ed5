import { defineMessages } from '@tern/i18n';

export const trialPageMessages = defineMessages('trialPage', {
  title: ['{trialDays, number} days. Then decide.', 'Main heading of the page of the free trial'],
  lead: [
    'Use every app, every server and every tool for {trialDays, number} days. Long enough for a holiday and the weeks at home after it.',
    'Below the main heading of the page of the free trial',
  ],
  howTitle: ['How it goes.', 'Heading on the page of the free trial'],
  step1Title: ['Choose a plan', 'Heading on the page of the free trial'],
  step1Text: [
    'Every plan has every app. The length decides only what a month costs afterwards.',
    'Text on the page of the free trial',
  ],
  step2Title: ['Enter your email', 'Heading on the page of the free trial'],
  step2Text: [
    'It becomes your account. You set a password right after.',
    'Text on the page of the free trial',
  ],
  step3Title: ['Use it on {devices, number} devices', 'Heading on the page of the free trial'],
  step3Text: [
    'Install it on everything you travel with, and test it where it matters to you.',
    'Text on the page of the free trial',
  ],
  step4Title: ['Stay or go', 'Heading on the page of the free trial'],
  step4Text: [
    'If it is not for you, ask for your money back within {moneyBackDays, number} days of paying. No reasons needed.',
    'Text on the page of the free trial',
  ],
  fairTitle: ['What to try in these days.', 'Heading on the page of the free trial'],
  try1Title: ['The leak test', 'Heading on the page of the free trial'],
  try1Text: [
    'Run it before and after you connect, on every browser you use.',
    'Text on the page of the free trial',
  ],
  try2Title: ['The network you trust least', 'Heading on the page of the free trial'],
  try2Text: [
    'Work, school, the hotel. See whether everything you need gets through.',
    'Text on the page of the free trial',
  ],
  try3Title: ['The far end', 'Heading on the page of the free trial'],
  try3Text: [
    'A country you care about, in the evening, when everyone is online.',
    'Text on the page of the free trial',
  ],
  q1: ['Is anything left out during the trial?', 'Question on the page of the free trial'],
  a1: [
    'No. Servers, apps and tools are the same.',
    'Answer on the page of the free trial, to the question with the same number',
  ],
  q2: ['Can I try it twice?', 'Question on the page of the free trial'],
  a2: [
    'Once per person. But every payment has its own {moneyBackDays, number} days.',
    'Answer on the page of the free trial, to the question with the same number',
  ],
});

export const trialPageHead = defineMessages('meta', {
  'vpnTrial.title': [
    '{name} VPN free for {trialDays, number} days',
    'Title of the page of the free trial in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnTrial.keywords': [
    'free VPN trial, try a VPN, VPN money back',
    'Keywords of the page of the free trial: phrases people search for, with ASCII commas between them.',
  ],
});
