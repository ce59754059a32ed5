import { defineMessages } from '@tern/i18n';

export const activesPageMessages = defineMessages('activesPage', {
  actives1Title: [
    'Less for the longest plan.',
    'Heading of the campaign page about offers on the plan with the most months',
  ],
  actives1Lead: [
    'On some days of the year a long plan costs less. The plans page then shows the price, what it was before and when the offer ends.',
    'Below the heading of the campaign page about offers on the plan with the most months',
  ],
  actives2Title: [
    'Offers of the season.',
    'Heading of the campaign page about Black Friday, Halloween, Easter and the anniversary',
  ],
  actives2Lead: [
    'Black Friday, Halloween, Easter, our anniversary: when one of them comes with a price, it is on the plans page, and it ends on the day it names.',
    'Below the heading of the campaign page about seasonal offers',
  ],
  actives3Title: [
    '{moneyBackDays, number} days to decide.',
    'Heading of the campaign page about the free trial and the money-back guarantee. {moneyBackDays} is how long the money is given back',
  ],
  actives3Lead: [
    'Every app, every location and both security tools: {trialDays, number} days free. The leak test shows whether it works where you are.',
    'Below the heading of the campaign page about the free trial. {trialDays} is its length',
  ],
  actives3LeadWithoutTrial: [
    'Every app, every location and both security tools. If it is not for you, ask for your money back within {moneyBackDays, number} days.',
    'Below the heading of the same page where there is no free trial. {moneyBackDays} is how long the money is given back',
  ],
  couponTitle: [
    'A coupon from a friend.',
    'Heading of the campaign page for people who were given a coupon by a friend',
  ],
  couponLead: [
    'Enter the code at checkout. The price changes before you pay, not after.',
    'Below the heading of the campaign page for people who were given a coupon by a friend',
  ],
  inviteTitle: ['An invitation from a friend.', 'Heading on the pages of time-limited campaigns'],
  inviteLead: [
    'Somebody who uses {brand} thought of you. Here is what the invitation contains and how to use it.',
    'Below the main heading of the pages of time-limited campaigns',
  ],
  clockTitle: [
    'When this offer ends.',
    'Heading above its last day or a countdown, on the page of a time-limited offer',
  ],
  clockText: [
    'Its prices apply when you choose a plan on this page.',
    'Below that heading: the prices of this offer are lower than those of the plans page, for who buys here',
  ],
  termsTitle: ['Terms, in short.', 'Heading on the pages of time-limited campaigns'],
  t1Title: ['Who can use it', 'Heading on the pages of time-limited campaigns'],
  t1Text: [
    'Everyone who can buy a plan; some codes are for a first purchase only. One offer per purchase: offers and codes cannot be combined; the better one counts.',
    'Text on the pages of time-limited campaigns',
  ],
  t2Title: ['How long', 'Heading on the pages of time-limited campaigns'],
  t2Text: [
    'Until the end shown with the offer, if there is one.',
    'Text on the pages of time-limited campaigns',
  ],
  t3Title: ['Afterward', 'Heading on the pages of time-limited campaigns'],
  t3Text: [
    'The plan renews at the price shown at checkout, until you switch renewal off.',
    'Text on the pages of time-limited campaigns',
  ],
});

export const activesPageHead = defineMessages('meta', {
  'actives.title': [
    '{name} VPN: time-limited offer',
    'Title of the pages of campaigns in search results, at most 60 characters. {name} is the brand.',
  ],
  'actives.keywords': [
    'limited VPN offer, VPN campaign, VPN coupon',
    'Keywords of the pages of campaigns: phrases people search for, with ASCII commas between them.',
  ],
  'actives.actives1.title': [
    '{name} VPN: offers on the longest plan',
    'Title of the campaign page about the plan with the most months, in search results, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives2.title': [
    '{name} VPN: offers of the season',
    'Title of the campaign page about Black Friday, Halloween, Easter and the anniversary, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives2.description': [
    'Black Friday, Halloween, Easter, our anniversary: when a VPN offer runs, its price is on the plans page until the day it names.',
    'Description of the campaign page about Black Friday, Halloween, Easter and the anniversary in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'actives.actives3.title': [
    '{name} VPN: {moneyBackDays, number} days to decide',
    'Title of the campaign page about the free trial and the money-back guarantee, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives3.description': [
    'Try {name} VPN free for {trialDays, number} days: every app, every location and the leak test, which shows whether it works where you are.',
    'Description of the campaign page about the free trial; {trialDays} is its length, in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'actives.actives3.descriptionWithoutTrial': [
    'Every app and every location of {name} VPN. If it is not for you, ask for your money back within {moneyBackDays, number} days.',
    'Description of the same page where there is no free trial; {moneyBackDays} is how long the money is given back, in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'actives.coupon_invite.title': [
    '{name} VPN: a coupon from a friend',
    'Title of the campaign page for people with a coupon from a friend, at most 60 characters. {name} is the brand.',
  ],
  'actives.invite.title': [
    '{name} VPN: an invitation from a friend',
    'Title of the campaign page for invited people, at most 60 characters. {name} is the brand.',
  ],
});
