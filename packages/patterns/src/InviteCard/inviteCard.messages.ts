import { defineMessages } from '@tern/i18n';

export const inviteCardMessages = defineMessages('inviteCard', {
  title: ['Invitation', 'Heading of a card that looks like a boarding pass: an invitation to the VPN'],
  from: ['From', 'On the invitation card, like on a boarding pass: who sends it'],
  to: ['To', 'On the invitation card, like on a boarding pass: who gets it'],
  you: ['You', 'On the invitation card, behind "From" or "To"'],
  friend: ['A friend', 'On the invitation card, behind "From" or "To"'],
  gift: ['Gift', 'On the invitation card, before what it is worth'],
  giftText: [
    '{percent} off the first period',
    'On the invitation card: what the invited friend gets. percent: “20%”',
  ],
  code: ['Code', 'On the invitation card, before the code'],
  codeInLink: [
    'In your link',
    'On the invitation card, where the code stands in a link that a friend has sent',
  ],
});
