import { defineMessages } from '@tern/i18n';

export const guaranteePageMessages = defineMessages('guaranteePage', {
  title: [
    '{moneyBackDays, number} days, or your money back.',
    'Main heading of the page of the money-back guarantee',
  ],
  lead: [
    'Buy a plan and use it. If it is not for you, ask within {moneyBackDays, number} days of paying and you get your money back.',
    'Below the main heading of the page of the money-back guarantee',
  ],
  howTitle: ['Step by step.', 'Heading on the page of the money-back guarantee'],
  buyTitle: ['Choose a plan', 'Heading on the page of the money-back guarantee'],
  buyText: [
    'Every plan has every app. The length decides only what a month costs.',
    'Text on the page of the money-back guarantee',
  ],
  useTitle: ['Use it on {devices, number} devices', 'Heading on the page of the money-back guarantee'],
  useText: [
    'Install it on everything you travel with, and test it where it matters to you.',
    'Text on the page of the money-back guarantee',
  ],
  askTitle: [
    'Not for you? Press “Ask for a refund”',
    'Heading on the page of the money-back guarantee. Ask for a refund is a button of the account, leaveActs.moneyAction: use its words',
  ],
  askText: [
    'In your account, under Cancellation and refunds. No reason needed. For the payment of a renewal, write to {email}.',
    'Text on the page of the money-back guarantee. Cancellation and refunds is the name of a page of the account',
  ],
  backTitle: ['You are refunded the way you paid', 'Heading on the page of the money-back guarantee'],
  backText: [
    'To the card or the account you paid with. The plan ends, and nothing more is charged.',
    'Text on the page of the money-back guarantee',
  ],
  bothTitle: [
    'Trial or guarantee?',
    'Heading on the page of the money-back guarantee, above the difference between the free trial and the guarantee',
  ],
  trialTitle: [
    'The free trial',
    'Heading on the page of the money-back guarantee, of a short text about the free trial',
  ],
  trialText: [
    'You pay nothing for {trialDays, number} days. Then one plan is charged, unless you cancel first. Once per person.',
    'Text on the page of the money-back guarantee. {trialDays} is the length of the free trial',
  ],
  guaranteeTitle: [
    'The guarantee',
    'Heading on the page of the money-back guarantee, of a short text about the guarantee',
  ],
  guaranteeText: [
    'You pay now and can get your money back within {moneyBackDays, number} days. It applies to every plan and every payment, including the one after a trial.',
    'Text on the page of the money-back guarantee, where there is a free trial too',
  ],
  q1: ['Which payments does it cover?', 'Question on the page of the money-back guarantee'],
  a1: [
    'Every payment for a plan, whichever plan and whichever way you pay. Each has its own {moneyBackDays, number} days.',
    'Answer on the page of the money-back guarantee, to the question with the same number',
  ],
  q2: ['How do I stop the renewal?', 'Question on the page of the money-back guarantee'],
  a2: [
    'In your account, under Subscriptions. What you paid for stays yours until the end of its period.',
    'Answer on the page of the money-back guarantee, to the question with the same number. Subscriptions is the name of a page of the account',
  ],
});

export const guaranteePageHead = defineMessages('meta', {
  'guarantee.title': [
    '{name} VPN: {moneyBackDays, number}-day money-back guarantee',
    'Title of the page of the money-back guarantee in search results, at most 60 characters. {name} is the brand.',
  ],
  'guarantee.keywords': [
    'VPN money-back guarantee, VPN refund, VPN without risk',
    'Keywords of the page of the money-back guarantee: phrases people search for, with ASCII commas between them.',
  ],
});
