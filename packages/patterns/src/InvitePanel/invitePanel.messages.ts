import { defineMessages } from '@tern/i18n';

export const invitePanelMessages = defineMessages('invitePanel', {
  lead: [
    'A friend who buys a plan with your code pays {percent} less for the first period. Once the {guarantee, plural, one {# day} other {# days}} of the guarantee are over, your own plan continues for {days, plural, one {# more day} other {# more days}}.',
    'Below the heading of the account page with one’s own invitation. percent: “20%”; guarantee: length of the money-back guarantee; days: what an invitation earns',
  ],
  link: ['Your link', 'Label of the link of one’s own invitation'],
  code: ['Your code', 'Label of the code of one’s own invitation'],
  copyLink: ['Copy the link', 'Button beside the link of one’s own invitation'],
  copyCode: ['Copy the code', 'Button beside the code of one’s own invitation'],
  copied: ['Copied', 'Beside a button once something was copied'],
  selected: ['Selected. Copy it with your keyboard.', 'Beside a copy button where the browser refuses'],
  share: ['Share', 'Button: opens the window of the system that hands a link on'],
  shareText: [
    '{percent} off your first period of {brand}',
    'The words that go with a shared link. percent: “20%”; {brand} is the product',
  ],
  qr: ['Your link as a QR code', 'Text alternative of a QR code'],
  earnedTitle: ['What you have earned', 'Heading of the figures of one’s own invitation'],
  earned: ['On your plan, or ready for one', 'Below the number of days that were earned'],
  waiting: ['Until a guarantee is over', 'Below the number of days that wait for the end of a guarantee'],
  days: ['{days, plural, one {# day} other {# days}}', 'A figure of one’s own invitation'],
  friendsTitle: ['Who joined', 'Heading of the list of friends who bought a plan with one’s invitation'],
  friend: ['Friend', 'Column of that list: a masked e-mail address'],
  since: ['Since', 'Column of that list: the day of the payment'],
  state: ['Worth', 'Column of that list: the days that this friend brings, or why none'],
  waitingUntil: [
    '{days, plural, one {# day} other {# days}} from {date}',
    'In that list: the guarantee of the friend runs until date',
  ],
  waitsForPlan: [
    '{days, plural, one {# day} other {# days}}, once you have a plan',
    'In that list: the days wait for a plan of the inviter',
  ],
  given: [
    '{days, plural, one {# day} other {# days}} added',
    'In that list: the days are on the plan of the inviter',
  ],
  refused: [
    'None: beyond the limit, or excluded by the rules below',
    'In that list: why a friend does not count',
  ],
  reversed: ['None: the payment was refunded', 'In that list: why a friend does not count'],
  nobody: ['Nobody has joined yet.', 'In place of the list of friends'],
  rules: [
    'Up to {yearly, plural, one {# friend counts} other {# friends count}} a year, at whatever price they buy. These do not count: you yourself with another address, anyone who pays with your card or buys on your device, and anyone who invited you, directly or through others. If a payment is refunded, its days are taken back. You see no more of your friends than this, and they see nothing of you.',
    'Small text below the list: the rules of invitations',
  ],
  loading: ['Loading your invitation', 'For screen readers, while the page loads'],
  loadFailed: ['Your invitation could not be loaded.', 'Error in place of one’s own invitation'],
  retry: ['Try again', 'Button below that error'],
});
